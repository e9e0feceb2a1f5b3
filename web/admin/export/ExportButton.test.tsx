import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { exportProducts } from '#contract/products/admin-endpoints';
import { notSignedIn } from '#contract/session/messages';
import type { Scenario } from '#mocks/scenarios';
import { savePreferredLanguage } from '../../i18n/preferred-language';
import { delayResponse } from '../../testing/delay-response';
import { listRequests, mockServer, resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';

const texts = {
  download: 'Descargar CSV',
  preparing: 'Preparando…',
  search: 'Buscar productos',
  unreachable: 'No hay conexión con la tienda. Inténtalo de nuevo en un momento.',
  failed: 'No se pudo guardar la tabla. Inténtalo de nuevo.',
  sessionExpired: 'Tu sesión terminó',
  notNow: 'Ahora no',
} as const;

describe('<ExportButton>', () => {
  const getPanel = () => within(screen.getByRole('tabpanel'));
  const findToast = (message: string) => screen.findByText(message, { selector: 'li *' });

  async function openProducts(...scenarios: Scenario[]): Promise<UserEvent> {
    resetMockServer('signed-in', ...scenarios);
    savePreferredLanguage('es');
    const user = await visitPage('/admin');
    await getPanel().findByRole('table');
    return user;
  }

  const pressDownload = (user: UserEvent) =>
    user.click(getPanel().getByRole('button', { name: texts.download }));

  test('shows "Preparing…" while the CSV is generated and does not steal the focus afterward', async () => {
    const createUrlSpy = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:table');
    const clickSpy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    onTestFinished(() => {
      createUrlSpy.mockRestore();
      clickSpy.mockRestore();
    });
    const user = await openProducts();
    const releaseResponse = delayResponse('get', exportProducts.path);
    await pressDownload(user);
    const busyButton = getPanel().getByRole('button', { name: texts.preparing });
    expect(busyButton).toHaveAttribute('aria-disabled', 'true');
    await user.click(busyButton);
    const search = screen.getByRole('searchbox', { name: texts.search });
    await user.click(search);
    releaseResponse();
    expect(await getPanel().findByRole('button', { name: texts.download })).toBeVisible();
    expect(search).toHaveFocus();
    expect(createUrlSpy).toHaveBeenCalledOnce();
  });

  test("requests /api/products.csv with the list's filters, search and sort order", async () => {
    const createUrlSpy = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:table');
    const clickSpy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    onTestFinished(() => {
      createUrlSpy.mockRestore();
      clickSpy.mockRestore();
    });
    resetMockServer('signed-in');
    savePreferredLanguage('es');
    const user = await visitPage('/admin?category=gifts&stock=in-stock&sort=name:asc&q=box');
    await getPanel().findByRole('button', { name: texts.download });
    await pressDownload(user);
    await waitFor(() => expect(createUrlSpy).toHaveBeenCalledOnce());
    const url = listRequests().find((path) => path.startsWith(exportProducts.path)) ?? '';
    expect(Object.fromEntries(new URL(url, location.origin).searchParams)).toMatchObject({
      category: 'gifts',
      stock: 'in-stock',
      q: 'box',
      sort: 'name:asc',
    });
  });

  test.each([
    ['the request fails', () => HttpResponse.error(), texts.unreachable],
    ['the server responds with 500', () => new HttpResponse(null, { status: 500 }), texts.failed],
  ])('toasts an error when %s, and can be retried', async (_, respond, message) => {
    const user = await openProducts();
    mockServer.use(http.get(`*${exportProducts.path}`, respond));
    await pressDownload(user);
    expect(await findToast(message)).toBeVisible();
    expect(getPanel().getByRole('button', { name: texts.download })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });

  test('asks to sign in again after 401, and toasts the error when that is declined', async () => {
    const user = await openProducts();
    const body = { message: notSignedIn.en };
    mockServer.use(
      http.get(`*${exportProducts.path}`, () => HttpResponse.json(body, { status: 401 })),
    );
    await pressDownload(user);
    const dialog = within(await screen.findByRole('dialog', { name: texts.sessionExpired }));
    await user.click(dialog.getByRole('button', { name: texts.notNow }));
    expect(await findToast(notSignedIn.es)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(getPanel().getByRole('table')).toBeVisible();
  });
});
