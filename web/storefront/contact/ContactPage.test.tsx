import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { business, contactDeliveryPlaces } from '#contract/business';
import { rateLimited } from '#contract/core/messages';
import { contactThanks } from '#contract/inbox/messages';
import { localizePath } from '../../routing/paths';
import {
  getSubmissions,
  listRequests,
  mockServer,
  resetMockServer,
} from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';

const texts = {
  title: 'Contáctanos',
  subtitle: 'Nos encantará saber de ti',
  getInTouch: 'Estemos en contacto',
  notice: /96 horas \(4 días\)/,
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    subject: 'Asunto',
    message: 'Mensaje',
  },
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  sent: 'Mensaje enviado',
  failed: 'No se pudo enviar',
  rejected: 'No se pudo enviar el mensaje',
  unknown: 'Algo salió mal. Inténtalo de nuevo.',
  preserved: /Lo que escribiste sigue aquí\./,
  fieldErrors: {
    name: 'Escribe tu nombre',
    email: 'Escribe un correo válido',
    message: 'Cuéntanos un poco más en tu mensaje',
  },
};

const typed = {
  name: ' Ana  <b>Núñez</b>',
  email: 'ana@correo.mx',
  phone: '323 555 0100',
  subject: '¿Fiesta?',
  message: 'Somos 40 👩‍🍳, مرحبا, y llegamos tarde.\nGracias.',
};

/** Delays the response to a contact message until `release` is called. */
function delayResponse() {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A resolver that returns nothing passes the request to the next handler.
  mockServer.use(http.post('*/api/contact', () => released));
  return { release };
}

describe('page /contact', () => {
  const contact = localizePath('/contact', 'es');
  const getTextbox = (name: keyof typeof texts.fields) =>
    screen.getByRole('textbox', { name: new RegExp(`^${texts.fields[name]}`) });
  const button = () => screen.getByRole('button', { name: texts.send });

  async function fill(user: UserEvent): Promise<void> {
    for (const [field, text] of Object.entries(typed)) {
      await user.click(getTextbox(field as keyof typeof typed));
      await user.paste(text);
    }
  }

  test('shows contact details and delivery information', async () => {
    await visitPage(contact);
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeInTheDocument();
    expect(screen.getByText(texts.subtitle)).toBeInTheDocument();
    const column = within(screen.getByRole('region', { name: texts.getInTouch }));
    expect(column.getByRole('link', { name: business.email })).toHaveAttribute(
      'href',
      `mailto:${business.email}`,
    );
    const orders = column.getByText(texts.notice);
    for (const area of contactDeliveryPlaces) expect(orders).toHaveTextContent(area);
    for (const [name, url] of Object.entries(business.social)) {
      expect(column.getByRole('link', { name })).toHaveAttribute('href', url);
    }
  });

  test('fills in the subject from ?subject=', async () => {
    await visitPage(`${contact}?subject=${encodeURIComponent('Tabla & más')}`);
    await waitFor(() => expect(getTextbox('subject')).toHaveValue('Tabla & más'));
  });

  test('shows an error at each invalid field and focuses the first', async () => {
    const user = await visitPage(contact);
    await user.type(getTextbox('message'), '123456789');
    await user.click(button());
    for (const field of ['name', 'email', 'message'] as const) {
      await waitFor(() =>
        expect(getTextbox(field)).toHaveAccessibleDescription(texts.fieldErrors[field]),
      );
      expect(getTextbox(field)).toBeInvalid();
    }
    expect(getTextbox('name')).toHaveFocus();
    await user.type(getTextbox('name'), 'A');
    expect(getTextbox('name')).toBeInvalid();
    await user.type(getTextbox('name'), 'na');
    await waitFor(() => expect(getTextbox('name')).toBeValid());
    await user.type(getTextbox('email'), 'a@b');
    await user.click(button());
    await waitFor(() => expect(getTextbox('email')).toHaveFocus());
    expect(getSubmissions().messages).toEqual([]);
  });

  test('sends the message once, unchanged, and clears the form', async () => {
    const user = await visitPage(contact);
    await fill(user);
    await user.click(button());
    expect(await screen.findByText(texts.sent)).toBeInTheDocument();
    expect(screen.getByText(contactThanks.es)).toBeInTheDocument();
    expect(getSubmissions().messages).toHaveLength(1);
    expect(getSubmissions().messages[0]).toMatchObject({ ...typed, language: 'es' });
    for (const field of ['name', 'email', 'phone', 'subject', 'message'] as const) {
      expect(getTextbox(field)).toHaveValue('');
    }
    expect(sessionStorage).toHaveLength(0);
  });

  test('disables the form while it is being sent', async () => {
    const delayed = delayResponse();
    const user = await visitPage(contact);
    await fill(user);
    await user.click(button());
    expect(await screen.findByRole('button', { name: texts.sending })).toBeDisabled();
    expect(getTextbox('message')).toBeDisabled();
    delayed.release();
    expect(await screen.findByText(texts.sent)).toBeInTheDocument();
    expect(listRequests().filter((path) => path === '/api/contact')).toHaveLength(1);
  });

  test('keeps the input after a failure and retries with the same Idempotency-Key', async () => {
    const keys: (string | null)[] = [];
    resetMockServer('server-error:contact');
    mockServer.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') keys.push(request.headers.get('Idempotency-Key'));
    });
    const user = await visitPage(contact);
    await fill(user);
    await user.click(button());
    expect(await screen.findByText(texts.failed)).toBeInTheDocument();
    expect(screen.getAllByText(texts.unknown, { exact: false })).not.toHaveLength(0);
    expect(await screen.findByText(texts.preserved)).toHaveRole('alert');
    expect(getTextbox('message')).toHaveValue(typed.message);
    expect(button()).toHaveFocus();

    resetMockServer();
    await user.click(button());
    expect(await screen.findByText(texts.sent)).toBeInTheDocument();
    expect(screen.queryByText(texts.preserved)).toBeNull();
    expect(getSubmissions().messages).toHaveLength(1);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test("shows the server's rate limit message (429)", async () => {
    resetMockServer('quota');
    const user = await visitPage(contact);
    await fill(user);
    await user.click(button());
    expect(await screen.findByText(texts.failed)).toBeInTheDocument();
    const alert = await screen.findByText(texts.preserved);
    expect(alert).toHaveTextContent(rateLimited.es);
  });

  test('shows and focuses a field error from the server (400)', async () => {
    mockServer.use(
      http.post('*/api/contact', () =>
        HttpResponse.json(
          { message: 'No.', issues: [{ path: 'email', message: 'Nobody lives there.' }] },
          { status: 400 },
        ),
      ),
    );
    const user = await visitPage(contact);
    await fill(user);
    await user.click(button());
    await waitFor(() =>
      expect(getTextbox('email')).toHaveAccessibleDescription('Nobody lives there.'),
    );
    expect(getTextbox('email')).toHaveFocus();
  });

  test('shows an error when the response has success: false', async () => {
    mockServer.use(
      http.post('*/api/contact', () => HttpResponse.json({ success: false, message: '' })),
    );
    const user = await visitPage(contact);
    await fill(user);
    await user.click(button());
    expect(await screen.findByText(texts.failed)).toBeInTheDocument();
    expect(screen.getByText(texts.rejected)).toBeInTheDocument();
    expect(getTextbox('name')).toHaveValue(typed.name);
  });
});

test('page /contact hides the honeypot field from screen readers', async () => {
  await visitPage('/contact');
  expect(document.querySelector('[name=website]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
});

test('page /contact announces the number of invalid fields in a live region', async () => {
  const user = await visitPage('/contact');
  expect(screen.queryByText(/fields? to correct/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  const live = await screen.findByText(/^[2-9] fields to correct$/);
  expect(live).toHaveAttribute('aria-live', 'polite');
});
