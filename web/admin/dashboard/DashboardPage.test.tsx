import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Scenario } from '#mocks/scenarios';
import { formatDateTime } from '../../i18n/dates';
import { savePreferredLanguage } from '../../i18n/preferred-language';
import { getCurrentUrl } from '../../testing/current-url';
import { demoProducts } from '../../testing/demo-data';
import {
  buildTimestamp,
  createInquiryRow,
  createMessageRow,
  createOrderRow,
  createRequestRow,
  openBackOffice,
} from '../../testing/inbox-rows';
import { listRequests, resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';
import * as inboxTable from '../inbox/InboxTable';
// Loads the lazy tab up front, which may take long on a busy machine.
import '../products/ProductsTab';

function advanceOneDay(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
  onTestFinished(() => void vi.useRealTimers());
}

const texts = {
  title: 'Panel de administración',
  glance: 'De un vistazo',
  show: 'Mostrar',
  waiting: 'Por atender',
  counts: ['2 pedidos nuevos', '1 mensaje sin leer', '0 solicitudes sin leer', '0 eventos nuevos'],
  updated: 'Última actualización: ',
  refresh: 'Actualizar',
  cardNames: [
    'Total de productos',
    'Mensajes de contacto',
    'Solicitudes de restauración',
    'Visitantes de hoy',
  ],
  unknown: 'No se pudo cargar.',
  error: 'Error',
  notLoaded: [
    'No se pudieron cargar los mensajes de contacto. Inténtalo de nuevo.',
    'No se pudieron cargar los suscriptores. Inténtalo de nuevo.',
  ],
  unreachable: 'No hay conexión con la tienda. Inténtalo de nuevo en un momento.',
  sectionError:
    'Algo salió mal aquí. Lo que guardaste está a salvo y el resto de la página funciona.',
  summary: (products: number) =>
    `Tu tienda tiene ${products} productos, 0 mensajes de contacto y 0 solicitudes de restauración. Ya leíste todo.`,
  summaryWithUnread: (products: number) =>
    `Tu tienda tiene ${products} productos, 2 mensajes de contacto y 1 solicitud de restauración. Faltan 4 por leer.`,
  tabs: [
    'Productos',
    'Imágenes de productos',
    'Varias imágenes',
    'Imagen de portada',
    'Mensajes de contacto',
    'Solicitudes de restauración',
    'Pedidos',
    'Eventos',
  ],
  tabsWithBadge: [
    'Mensajes de contacto (1 sin leer)',
    'Solicitudes de restauración (1 sin leer)',
    'Pedidos (1 sin leer)',
    'Eventos (1 sin leer)',
  ],
  many: ['5,023', '5,000', '5,000', '45'],
};

describe('page /admin', () => {
  const openDashboard = (url = '/admin', ...scenarios: Scenario[]) => {
    resetMockServer('signed-in', ...scenarios);
    savePreferredLanguage('es');
    return visitPage(url);
  };
  const getParagraph = (content: string) =>
    screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === content);
  const getCounts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  test('shows four counts and a summary', async () => {
    await openDashboard();
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      texts.cardNames,
    );
    await waitFor(() => expect(getCounts()).toEqual([String(demoProducts.length), '0', '0', '45']));
    expect(getParagraph(texts.summary(demoProducts.length))).toBeVisible();
  });

  test('shows its tabs, with the number of unread submissions', async () => {
    const sent = {
      messages: [createMessageRow(), createMessageRow({ id: 2, readAt: buildTimestamp(6) })],
      requests: [createRequestRow()],
      inquiries: [createInquiryRow()],
      orders: [createOrderRow()],
    };
    await openBackOffice('/admin', { language: 'es', submissions: sent });
    const names = [...texts.tabs.slice(0, 4), ...texts.tabsWithBadge];
    const tabs = screen.getAllByRole('tab');
    expect(tabs).toHaveLength(names.length);
    for (const [index, name] of names.entries()) expect(tabs[index]).toHaveAccessibleName(name);
    expect(getParagraph(texts.summaryWithUnread(demoProducts.length))).toBeVisible();
  });

  test('formats counts above a thousand', async () => {
    await openDashboard('/admin', 'large-catalogue');
    await waitFor(() => expect(getCounts()).toEqual(texts.many));
  });

  test('shows a dash instead of 0 when a count fails to load', async () => {
    await openDashboard('/admin', 'server-error:contact-messages', 'server-error:visitors');
    const unknownCount = `–${texts.unknown}`;
    await waitFor(() =>
      expect(getCounts()).toEqual([String(demoProducts.length), unknownCount, '0', unknownCount]),
    );
    expect(screen.getAllByTitle(texts.unknown)).toHaveLength(2);
  });

  test('links the counts of what is unread, and of products, to their tabs', async () => {
    const messages = [createMessageRow()];
    const orders = [createOrderRow(), createOrderRow({ id: 5 })];
    const user = await openBackOffice('/admin', {
      language: 'es',
      submissions: { messages, orders },
    });
    const links = within(screen.getByRole('navigation', { name: texts.glance }));
    expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ...texts.counts,
      `${demoProducts.length} productos`,
    ]);
    await user.click(links.getByRole('link', { name: texts.counts[1] }));
    expect(getCurrentUrl()).toBe('/admin?tab=messages');
  });

  test('opens on orders if there are new ones, and says so in the title', async () => {
    const submissions = { messages: [createMessageRow()], orders: [createOrderRow()] };
    await openBackOffice('/admin', { language: 'es', submissions });
    expect(await screen.findByRole('tab', { selected: true })).toHaveAccessibleName(
      texts.tabsWithBadge[2],
    );
    expect(getCurrentUrl()).toBe('/admin?tab=orders&view=waiting&sort=event%3Aasc');
    await waitFor(() =>
      expect(screen.getByLabelText(texts.show)).toHaveDisplayValue(texts.waiting),
    );
    expect(document.title).toBe(`(2) ${texts.title} | La Higuera`);
  });

  test('reloads all counts on Refresh and restarts the progress bar', async () => {
    const user = await openDashboard();
    const bar = screen.getByRole('progressbar');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
    const today = formatDateTime(new Date().toISOString(), 'es').replace(/ \d+:.*/, '');
    expect(screen.getByText((content) => content.startsWith(texts.updated + today))).toBeVisible();
    const before = listRequests().length;
    await user.click(screen.getByRole('button', { name: texts.refresh }));
    expect(screen.getByRole('button', { name: texts.refresh })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '0'));
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
    expect(listRequests().slice(before)).toEqual(
      expect.arrayContaining([
        '/api/products',
        '/api/visitors/today',
        '/api/contact-messages?limit=1',
        '/api/restoration-requests?limit=1',
      ]),
    );
    expect(listRequests().slice(before)).not.toContain('/api/admin/session');
  });

  test('keeps the time of the last complete update when Refresh fails, and toasts what failed', async () => {
    const user = await openDashboard();
    const time = await screen.findByText((content) => content.startsWith(texts.updated));
    const before = time.textContent;
    advanceOneDay();
    resetMockServer('signed-in', 'server-error:contact-messages', 'server-error:newsletter');
    await user.click(screen.getByRole('button', { name: texts.refresh }));
    const toast = await screen.findByText(texts.notLoaded.join(' '), { selector: 'li *' });
    expect(toast.parentElement).toHaveTextContent(texts.error);
    expect(time).toHaveTextContent(before);
    resetMockServer('signed-in');
    await user.click(screen.getByRole('button', { name: texts.refresh }));
    await waitFor(() => expect(time).not.toHaveTextContent(before));
  });

  test('toasts that the server is unreachable when Refresh fails offline', async () => {
    const user = await openDashboard();
    resetMockServer('offline');
    await user.click(screen.getByRole('button', { name: texts.refresh }));
    expect(await screen.findByText(texts.unreachable, { selector: 'li *' })).toBeVisible();
  });

  test('shows no time of update until every count has loaded', async () => {
    await openDashboard('/admin', 'server-error:visitors');
    expect(await screen.findByTitle(texts.unknown)).toBeVisible();
    expect(
      screen.queryByText((content) => content.startsWith(texts.updated)),
    ).not.toBeInTheDocument();
  });

  test('keeps working when one tab throws while rendering', async () => {
    const inboxTableSpy = vi.spyOn(inboxTable, 'InboxTable').mockImplementation(() => {
      throw new Error('A bug.');
    });
    const consoleErrorSpy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => {
      inboxTableSpy.mockRestore();
      consoleErrorSpy.mockRestore();
    });
    await openDashboard('/admin?tab=messages');
    expect(await screen.findByText(texts.sectionError)).toBeVisible();
    await waitFor(() => expect(getCounts()).toEqual([String(demoProducts.length), '0', '0', '45']));
    expect(screen.getAllByRole('tab')).toHaveLength(8);
  });

  test('keeps the selected tab in the URL and supports keyboard navigation', async () => {
    const user = await openDashboard('/admin?tab=header');
    const { 0: products = '', 3: header = '' } = texts.tabs;
    expect(screen.getByRole('tab', { name: header })).toHaveAttribute('aria-selected', 'true');
    screen.getByRole('tab', { name: header }).focus();
    await user.keyboard('{Home}{Enter}');
    expect(screen.getByRole('tab', { name: products })).toHaveAttribute('aria-selected', 'true');
    expect(getCurrentUrl()).toBe('/admin?tab=products');
    expect(screen.getByRole('tab', { name: products })).toHaveFocus();
  });
});

test('page /admin selects the first tab for an unknown ?tab=', async () => {
  resetMockServer('signed-in');
  await visitPage('/admin?tab=nonsense');
  expect(screen.getByRole('tab', { name: 'Products' })).toHaveAttribute('aria-selected', 'true');
});

test('page /admin does not say that everything has been read when an unread count fails to load', async () => {
  resetMockServer('signed-in', 'server-error:unread-counts');
  await visitPage('/admin');
  expect(await screen.findByText(/^Your shop has/)).toBeVisible();
  expect(screen.queryByText('Everything has been read.')).not.toBeInTheDocument();
});

test('page /admin reloads pages of a list that are not mounted after Refresh', async () => {
  resetMockServer('signed-in', 'large-catalogue');
  const user = await visitPage('/admin?tab=messages');
  const first = '/api/contact-messages?limit=20&offset=0';
  const countReads = () => listRequests().filter((url) => url.startsWith(first)).length;
  const turnPage = async (name: string, shown: RegExp) => {
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(shown)).toBeVisible();
  };
  await turnPage('Next', /^Showing 21-40/);
  expect(countReads()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute(
      'aria-disabled',
      'false',
    ),
  );
  await turnPage('Previous', /^Showing 1-20/);
  await waitFor(() => expect(countReads()).toBe(2));
});
