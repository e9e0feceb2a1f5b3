import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { createMessageRow, openBackOffice } from '../../../testing/inbox-rows';
import {
  getSubmissions,
  listRequests,
  mockServer,
  receiveSubmissions,
  resetMockServer,
} from '../../../testing/mock-server';
import { createMessages, getRowNames } from '../testing/create-messages';

const url = '/admin?tab=messages';

const texts = {
  tab: 'Mensajes de contacto',
  headers: ['Nombre', 'Correo electrónico', 'Asunto', 'Fecha', 'Acciones'],
  date: '5 ene 2025 15:04',
  unread: 'Sin leer: Ana Núñez',
  noSubject: 'Sin asunto',
  view: 'Ver Ana Núñez',
  title: 'Mensaje de Ana Núñez',
  detailLabels: ['Fecha', 'Nombre', 'Correo electrónico', 'Teléfono', 'Asunto', 'Mensaje'],
  close: 'Cerrar',
  empty: 'No se encontraron mensajes',
  failed: 'No se pudieron cargar los mensajes de contacto. Inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
  markUnread: 'Marcar como pendiente de leer',
  marked: 'Quedó pendiente de leer',
  reply: 'Responder por correo',
  notMarked: 'No se pudo marcar como pendiente de leer',
};

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('page /admin?tab=messages', () => {
  test('lists sender, subject and date of each message', async () => {
    const messages = [createMessageRow({ subject: null })];
    await openBackOffice(url, { language: 'es', submissions: { messages } });
    const table = within(screen.getByRole('table', { name: texts.tab }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(
      texts.headers,
    );
    expect(table.getByRole('rowheader', { name: texts.unread })).toBeVisible();
    for (const text of ['ana@correo.mx', texts.noSubject, texts.date]) {
      expect(table.getByText(text)).toBeVisible();
    }
  });

  test('shows the full message when opened and marks it as read', async () => {
    const user = await openBackOffice(url, {
      language: 'es',
      submissions: { messages: [createMessageRow()] },
    });
    await user.click(screen.getByRole('button', { name: texts.view }));
    const messageDialog = await findDialog(texts.title);
    expect(messageDialog.getAllByRole('term').map((term) => term.textContent)).toEqual(
      texts.detailLabels,
    );
    expect(messageDialog.getByText(texts.date)).toBeVisible();
    expect(messageDialog.getByText('A board for Sunday')).toBeVisible();
    const text = messageDialog.getByText(/We will be eight/);
    expect(text.textContent).toBe('We will be eight.\nTwo do not eat pork.');
    expect(messageDialog.getByRole('link', { name: '(323) 555-0100' })).toHaveAttribute(
      'href',
      'tel:3235550100',
    );
    expect(messageDialog.getByRole('link', { name: texts.reply })).toBeVisible();
    await waitFor(() => expect(getSubmissions().messages[0]?.readAt).not.toBeNull());
    const [, last] = messageDialog.getAllByRole('button', { name: texts.close });
    if (last) await user.click(last);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(getRowNames()).toEqual(['Ana Núñez']);
    expect(screen.getByRole('tab', { name: texts.tab })).toBeVisible();
  });

  test("opens a message by the sender's name", async () => {
    const user = await openBackOffice(url, {
      language: 'es',
      submissions: { messages: [createMessageRow()] },
    });
    await user.click(screen.getByRole('button', { name: 'Ana Núñez' }));
    const messageDialog = await findDialog(texts.title);
    expect(messageDialog.getByText(/We will be eight/)).toBeVisible();
  });

  test('marks an open message as unread', async () => {
    const user = await openBackOffice(url, {
      language: 'es',
      submissions: { messages: [createMessageRow()] },
    });
    await user.click(screen.getByRole('button', { name: texts.view }));
    const messageDialog = await findDialog(texts.title);
    await waitFor(() => expect(getSubmissions().messages[0]?.readAt).not.toBeNull());
    await user.click(messageDialog.getByRole('button', { name: texts.markUnread }));
    expect(await screen.findByText(texts.marked)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(getSubmissions().messages[0]?.readAt).toBeNull();
    expect(screen.getByRole('rowheader', { name: texts.unread })).toBeVisible();
  });

  test('shows an empty state without messages', async () => {
    await openBackOffice(url, { language: 'es' });
    expect(screen.getByText(texts.empty)).toBeVisible();
  });

  test('shows an error when messages fail to load, and retries', async () => {
    const user = await openBackOffice(url, {
      language: 'es',
      scenarios: ['server-error:contact-messages'],
    });
    expect(screen.getByText(texts.failed)).toBeVisible();
    resetMockServer('signed-in');
    receiveSubmissions({ messages: [createMessageRow()] });
    await user.click(screen.getByRole('button', { name: texts.retry }));
    expect(await screen.findByRole('rowheader', { name: texts.unread })).toBeVisible();
  });

  test('toasts an error when a message could not be marked as unread', async () => {
    const user = await openBackOffice(url, {
      language: 'es',
      submissions: { messages: [createMessageRow()] },
    });
    await user.click(screen.getByRole('button', { name: texts.view }));
    const messageDialog = await findDialog(texts.title);
    await waitFor(() => expect(getSubmissions().messages[0]?.readAt).not.toBeNull());
    mockServer.use(http.put('*/api/contact-messages/:id/read', () => HttpResponse.error()));
    await user.click(messageDialog.getByRole('button', { name: texts.markUnread }));
    expect(await screen.findByText(texts.notMarked)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

test.each([
  ['en', 'A board', 'Re: A board', 'Hello Ana,'],
  ['es', 'Una tabla', 'Re: Una tabla', 'Hola, Ana:'],
  ['en', null, 'Your message to La Higuera', 'Hello Ana,'],
  ['es', null, 'Tu mensaje a La Higuera', 'Hola, Ana:'],
] as const)(
  'a reply to a message in %s with subject %j uses that language',
  async (language, subject, expectedSubject, greeting) => {
    const messages = [
      createMessageRow({ language, subject, name: 'Ana', email: 'ana+b&c@correo.mx' }),
    ];
    const user = await openBackOffice(url, { submissions: { messages } });
    await user.click(screen.getByRole('button', { name: 'View Ana' }));
    const link = (await findDialog('Message from Ana')).getByRole('link', {
      name: 'Reply by email',
    });
    const href = new URL(link.getAttribute('href') ?? '');
    expect(decodeURIComponent(href.pathname)).toBe('ana+b&c@correo.mx');
    expect(href.searchParams.get('subject')).toBe(expectedSubject);
    expect(href.searchParams.get('body')).toBe(`${greeting}\r\n\r\n`);
  },
);

test('a message that could not be marked as read stays unread without an error', async () => {
  const user = await openBackOffice(url, { submissions: { messages: [createMessageRow()] } });
  mockServer.use(http.put('*/api/contact-messages/:id/read', () => HttpResponse.error()));
  await user.click(screen.getByRole('button', { name: 'View Ana Núñez' }));
  await findDialog('Message from Ana Núñez');
  await waitFor(() => expect(listRequests()).toContain('/api/contact-messages/1/read'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('rowheader', { name: 'Unread: Ana Núñez' })).toBeVisible();
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

test("opening a message lowers the count in its tab's badge", async () => {
  const user = await openBackOffice(url, { submissions: { messages: createMessages(2) } });
  expect(screen.getByRole('tab', { name: 'Contact Messages (2 new)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View Guest 2' }));
  await findDialog('Message from Guest 2');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('tab', { name: 'Contact Messages (1 new)' })).toBeVisible();
});
