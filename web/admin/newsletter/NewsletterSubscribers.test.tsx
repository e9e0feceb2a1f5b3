import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { serverBusy } from '#contract/core/messages';
import { createErrorResponse } from '#mocks/api/to-http-response';
import { busyError } from '../../../api/dispatch/http-error';
import { buildTimestamp, openBackOffice } from '../../testing/inbox-rows';
import { listRequests, mockServer, resetMockServer } from '../../testing/mock-server';

const texts = {
  title: 'Boletín',
  one: '1 suscriptor',
  several: '3 suscriptores',
  empty: 'Todavía no hay suscriptores.',
  download: 'Descargar CSV',
  failed: 'No se pudieron cargar los suscriptores. Inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
  notSaved: 'No se pudo guardar la tabla. Inténtalo de nuevo.',
};

const subscribers = [1, 2, 3].map((id) => ({
  id,
  email: `guest${id}@correo.mx`,
  language: 'es' as const,
  createdAt: buildTimestamp(id),
  receivedAt: buildTimestamp(id),
}));

describe('<NewsletterSubscribers>', () => {
  const getRegion = () => within(screen.getByRole('region', { name: texts.title }));
  const openDashboard = (count: number) =>
    openBackOffice('/admin', {
      language: 'es',
      submissions: { subscribers: subscribers.slice(0, count) },
    });

  test.each([
    [1, texts.one],
    [3, texts.several],
  ])('shows a count of %i and exports their addresses as CSV', async (count, text) => {
    const user = await openDashboard(count);
    expect(getRegion().getByText(text)).toBeVisible();
    const save = getRegion().getByRole('button', { name: texts.download });
    await user.click(save);
    expect(listRequests()).toContain('/api/newsletter.csv');
    expect(save).toBeEnabled();
  });

  test('shows an empty state without subscribers', async () => {
    await openDashboard(0);
    expect(getRegion().getByText(texts.empty)).toBeVisible();
    expect(getRegion().queryByRole('button')).not.toBeInTheDocument();
  });

  test('shows an error when the count fails to load, and retries', async () => {
    const user = await openBackOffice('/admin', {
      language: 'es',
      scenarios: ['server-error:newsletter'],
    });
    expect(getRegion().getByText(texts.failed)).toBeVisible();
    resetMockServer('signed-in');
    await user.click(getRegion().getByRole('button', { name: texts.retry }));
    expect(await getRegion().findByText(texts.empty)).toBeVisible();
  });

  test('toasts an error when the CSV export fails', async () => {
    const user = await openDashboard(1);
    mockServer.use(http.get('*/api/newsletter.csv', () => new HttpResponse(null, { status: 500 })));
    await user.click(getRegion().getByRole('button', { name: texts.download }));
    expect(await screen.findByText(texts.notSaved)).toBeVisible();
  });

  test("toasts the server's error message when the export is rejected", async () => {
    const user = await openDashboard(1);
    mockServer.use(
      http.get('*/api/newsletter.csv', ({ request }) => createErrorResponse(request, busyError(5))),
    );
    await user.click(getRegion().getByRole('button', { name: texts.download }));
    expect(await screen.findByText(serverBusy.es)).toBeVisible();
  });
});
