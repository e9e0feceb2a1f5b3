import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '#mocks/scenarios';
import { formatMoment } from '../../i18n/dates';
import { rememberLanguage } from '../../i18n/remembered-language';
import { currentAddress } from '../../testing/addresses';
import { languages } from '../../testing/browser/languages';
import { catalogue } from '../../testing/demo-shop';
import { openShop, requestsMade } from '../../testing/mock-server';
import { renderPage } from '../../testing/render-page';

const sentences = {
  en: {
    title: 'Admin Dashboard',
    website: 'View Website',
    home: '/',
    gallery: 'Media Gallery',
    updated: 'Last updated: ',
    refresh: 'Refresh',
    figures: ['Total Products', 'Contact Messages', 'Restoration Requests', "Today's Visitors"],
    unknown: 'This could not be read.',
    insights: (products: number) =>
      `Your shop has ${products} products, 0 contact messages and 0 restoration requests. Everything has been read.`,
    tabs: ['Products', 'Header Media'],
    many: ['5,022', '5,000', '5,000', '45'],
  },
  es: {
    title: 'Panel de administración',
    website: 'Ver el sitio',
    home: '/es',
    gallery: 'Galería de medios',
    updated: 'Última actualización: ',
    refresh: 'Actualizar',
    figures: [
      'Total de productos',
      'Mensajes de contacto',
      'Solicitudes de restauración',
      'Visitantes de hoy',
    ],
    unknown: 'No se pudo leer.',
    insights: (products: number) =>
      `Tu tienda tiene ${products} productos, 0 mensajes de contacto y 0 solicitudes de restauración. Ya leíste todo.`,
    tabs: ['Productos', 'Imagen de portada'],
    many: ['5022', '5000', '5000', '45'],
  },
};

describe.each(languages)('the dashboard, in %s', (language) => {
  const say = sentences[language];
  const open = (address = '/admin', ...scenarios: Scenario[]) => {
    openShop('signed-in', ...scenarios);
    rememberLanguage(language);
    return renderPage(address);
  };
  const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  test('says how the shop is in four figures and a sentence', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(say.figures);
    await waitFor(() => expect(figures()).toEqual([String(catalogue.length), '0', '0', '45']));
    const note = screen.getByText(
      (_, element) =>
        element?.textContent === say.insights(catalogue.length) && element.tagName === 'P',
    );
    expect(note).toBeVisible();
  });

  test('counts thousands, and marks the tabs behind which something is new', async () => {
    await open('/admin', 'large-catalogue');
    await waitFor(() => expect(figures()).toEqual(say.many));
  });

  test('never says none where a figure could not be read', async () => {
    await open('/admin', 'server-error:contact-messages', 'server-error:visitors');
    await waitFor(() => expect(figures()).toEqual([String(catalogue.length), '–', '0', '–']));
    expect(screen.getAllByTitle(say.unknown)).toHaveLength(2);
  });

  test('leads to the shop and to the pictures', async () => {
    await open();
    const link = (name: string) => within(screen.getByRole('main')).getByRole('link', { name });
    expect(link(say.website)).toHaveAttribute('href', say.home);
    expect(link(say.gallery)).toHaveAttribute('href', '/admin/media');
  });

  test('is read anew when it is refreshed, whereupon the bar fills from the start', async () => {
    const user = await open();
    const bar = screen.getByRole('progressbar');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
    const today = formatMoment(new Date().toISOString(), language).replace(/ \d+:.*/, '');
    expect(screen.getByText((words) => words.startsWith(say.updated + today))).toBeVisible();
    const before = requestsMade().length;
    await user.click(screen.getByRole('button', { name: say.refresh }));
    expect(screen.getByRole('button', { name: say.refresh })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '0'));
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
    expect(requestsMade().slice(before)).toEqual(
      expect.arrayContaining([
        '/api/products',
        '/api/visitors/today',
        '/api/contact-messages?limit=1',
        '/api/restoration-requests?limit=1',
      ]),
    );
    expect(requestsMade().slice(before)).not.toContain('/api/admin/session');
  });

  test('keeps the open tab in the address, and is worked with the keyboard', async () => {
    const user = await open('/admin?tab=header');
    const [products = '', header = ''] = say.tabs;
    expect(screen.getByRole('tab', { name: header })).toHaveAttribute('aria-selected', 'true');
    screen.getByRole('tab', { name: header }).focus();
    await user.keyboard('{Home}{Enter}');
    expect(screen.getByRole('tab', { name: products })).toHaveAttribute('aria-selected', 'true');
    expect(currentAddress()).toBe('/admin?tab=products');
    expect(screen.getByRole('tab', { name: products })).toHaveFocus();
  });
});

test('an unknown tab is the first one', async () => {
  openShop('signed-in');
  await renderPage('/admin?tab=nonsense');
  expect(screen.getByRole('tab', { name: 'Products' })).toHaveAttribute('aria-selected', 'true');
});

test('nothing is said to have been read where it is not known what was sent', async () => {
  openShop('signed-in', 'server-error:order-requests');
  await renderPage('/admin');
  expect(await screen.findByText(/^Your shop has/)).toBeVisible();
  expect(screen.queryByText('Everything has been read.')).not.toBeInTheDocument();
});
