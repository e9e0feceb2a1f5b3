import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { serverBusy } from '#contract/core/messages';
import { createErrorResponse } from '#mocks/api/response';
import { busyError } from '../../../api/dispatch/problem';
import { at, openBackOffice } from '../../testing/kept-enquiries';
import { mockServer, openShop, requestsMade } from '../../testing/mock-server';

const texts = {
  title: 'Boletín',
  one: '1 suscriptor',
  several: '3 suscriptores',
  none: 'Todavía no hay suscriptores.',
  download: 'Descargar CSV',
  failed: 'No se pudieron cargar los suscriptores. Inténtalo de nuevo.',
  again: 'Intentar de nuevo',
  notSaved: 'No se pudo guardar la tabla. Inténtalo de nuevo.',
};

const subscribers = [1, 2, 3].map((id) => ({
  id,
  email: `guest${id}@correo.mx`,
  language: 'es' as const,
  createdAt: at(id),
  receivedAt: at(id),
}));

describe('<NewsletterSubscribers>', () => {
  const part = () => within(screen.getByRole('region', { name: texts.title }));
  const open = (count: number) =>
    openBackOffice('/admin', {
      language: 'es',
      sent: { subscribers: subscribers.slice(0, count) },
    });

  test.each([
    [1, texts.one],
    [3, texts.several],
  ])('shows a count of %i and exports their addresses as CSV', async (count, text) => {
    const user = await open(count);
    expect(part().getByText(text)).toBeVisible();
    const save = part().getByRole('button', { name: texts.download });
    await user.click(save);
    expect(requestsMade()).toContain('/api/newsletter.csv');
    expect(save).toBeEnabled();
  });

  test('shows an empty state without subscribers', async () => {
    await open(0);
    expect(part().getByText(texts.none)).toBeVisible();
    expect(part().queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows an error when the count fails to load, and retries', async () => {
    const user = await openBackOffice('/admin', {
      language: 'es',
      scenarios: ['server-error:newsletter'],
    });
    expect(part().getByText(texts.failed)).toBeVisible();
    openShop('signed-in');
    await user.click(part().getByRole('button', { name: texts.again }));
    expect(await part().findByText(texts.none)).toBeVisible();
  });

  test('toasts an error when the CSV export fails', async () => {
    const user = await open(1);
    mockServer.use(http.get('*/api/newsletter.csv', () => new HttpResponse(null, { status: 500 })));
    await user.click(part().getByRole('button', { name: texts.download }));
    expect(await screen.findByText(texts.notSaved)).toBeVisible();
  });

  test("toasts the server's error message when the export is rejected", async () => {
    const user = await open(1);
    mockServer.use(
      http.get('*/api/newsletter.csv', ({ request }) => createErrorResponse(request, busyError(5))),
    );
    await user.click(part().getByRole('button', { name: texts.download }));
    expect(await screen.findByText(serverBusy.es)).toBeVisible();
  });
});
