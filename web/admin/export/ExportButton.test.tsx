import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { exportProducts } from '#contract/products/admin-endpoints';
import { notSignedIn } from '#contract/session/messages';
import type { Scenario } from '#mocks/scenarios';
import { rememberLanguage } from '../../i18n/remembered-language';
import { holdBack } from '../../testing/hold-back';
import { mockServer, openShop, requestsMade } from '../../testing/mock-server';
import { renderPage } from '../../testing/render-page';

const texts = {
  download: 'Descargar CSV',
  preparing: 'Preparando…',
  search: 'Buscar productos',
  unreachable: 'No hay conexión con la tienda. Inténtalo de nuevo en un momento.',
  failed: 'No se pudo guardar la tabla. Inténtalo de nuevo.',
  sessionOver: 'Tu sesión terminó',
  notNow: 'Ahora no',
} as const;

describe('<ExportButton>', () => {
  const products = () => within(screen.getByRole('tabpanel'));
  const toast = (message: string) => screen.findByText(message, { selector: 'li *' });

  async function open(...scenarios: Scenario[]): Promise<UserEvent> {
    openShop('signed-in', ...scenarios);
    rememberLanguage('es');
    const user = await renderPage('/admin');
    await products().findByRole('table');
    return user;
  }

  const press = (user: UserEvent) =>
    user.click(products().getByRole('button', { name: texts.download }));

  test('shows "Preparing…" while the CSV is generated and does not steal the focus afterward', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:table');
    const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    onTestFinished(() => {
      saved.mockRestore();
      follow.mockRestore();
    });
    const user = await open();
    const letGo = holdBack('get', exportProducts.path);
    await press(user);
    const busy = products().getByRole('button', { name: texts.preparing });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    const search = screen.getByRole('searchbox', { name: texts.search });
    await user.click(search);
    letGo();
    expect(await products().findByRole('button', { name: texts.download })).toBeVisible();
    expect(search).toHaveFocus();
    expect(saved).toHaveBeenCalledOnce();
  });

  test("requests /api/products.csv with the list's filters, search and sort order", async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:table');
    const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    onTestFinished(() => {
      saved.mockRestore();
      follow.mockRestore();
    });
    openShop('signed-in');
    rememberLanguage('es');
    const user = await renderPage('/admin?category=gifts&stock=in-stock&sort=name:asc&q=box');
    await products().findByRole('button', { name: texts.download });
    await press(user);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const url = requestsMade().find((made) => made.startsWith(exportProducts.path)) ?? '';
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
    const user = await open();
    mockServer.use(http.get(`*${exportProducts.path}`, respond));
    await press(user);
    expect(await toast(message)).toBeVisible();
    expect(products().getByRole('button', { name: texts.download })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });

  test('asks to sign in again after 401, and toasts the error when that is declined', async () => {
    const user = await open();
    const over = { message: notSignedIn.en };
    mockServer.use(
      http.get(`*${exportProducts.path}`, () => HttpResponse.json(over, { status: 401 })),
    );
    await press(user);
    const question = within(await screen.findByRole('dialog', { name: texts.sessionOver }));
    await user.click(question.getByRole('button', { name: texts.notNow }));
    expect(await toast(notSignedIn.es)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(products().getByRole('table')).toBeVisible();
  });
});
