import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { newsletterThanks } from '#contract/inbox/messages';
import { localizePath } from '../../../routing/paths';
import { getSubmissions, resetMockServer } from '../../../testing/mock-server';
import { visitPage } from '../../../testing/visit-page';

const texts = {
  region: 'Una carta desde nuestra cocina',
  email: 'Tu correo electrónico',
  subscribe: 'Suscribirme',
  sending: 'Enviando…',
  empty: 'Escribe tu correo electrónico',
  invalid: 'Escribe un correo válido',
  failed: 'Algo salió mal. Inténtalo de nuevo.',
};

describe('<NewsletterSignUp>', () => {
  const home = localizePath('/', 'es');
  const section = () => within(screen.getByRole('region', { name: texts.region }));
  const textbox = () => section().getByRole('textbox', { name: texts.email });
  const button = () => section().getByRole('button', { name: texts.subscribe });

  test('subscribes an email address, confirms it and clears the field', async () => {
    const user = await visitPage(home);
    await user.type(textbox(), 'ana@correo.mx');
    await user.click(button());
    expect(section().getByRole('button', { name: texts.sending })).toBeDisabled();
    expect(textbox()).toBeDisabled();
    expect(await section().findByText(newsletterThanks.es)).toHaveRole('status');
    expect(textbox()).toHaveValue('');
    expect(getSubmissions().subscribers).toMatchObject([
      { email: 'ana@correo.mx', language: 'es' },
    ]);
  });

  test('shows an error if the field is empty', async () => {
    const user = await visitPage(home);
    await user.click(button());
    await waitFor(() => expect(textbox()).toHaveAccessibleDescription(texts.empty));
    const toast = await screen.findByText(texts.failed);
    expect(toast.parentElement).toHaveTextContent(texts.empty);
    expect(getSubmissions().subscribers).toEqual([]);
  });

  test('shows an error if the email address is invalid', async () => {
    const user = await visitPage(home);
    await user.type(textbox(), 'a@b');
    await user.click(button());
    await waitFor(() => expect(textbox()).toHaveAccessibleDescription(texts.invalid));
    expect(textbox()).toHaveValue('a@b');
  });

  test('keeps the input if sending fails and can send it again', async () => {
    resetMockServer('server-error:newsletter');
    const user = await visitPage(home);
    await user.type(textbox(), 'ana@correo.mx{Enter}');
    await waitFor(() => expect(textbox()).toHaveAccessibleDescription(texts.failed));
    expect(textbox()).toHaveValue('ana@correo.mx');
    expect(textbox()).toHaveFocus();
    resetMockServer();
    await user.keyboard('{Enter}');
    expect(await section().findByText(newsletterThanks.es)).toBeInTheDocument();
    expect(getSubmissions().subscribers).toHaveLength(1);
  });
});
