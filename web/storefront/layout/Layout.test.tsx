import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { business } from '#contract/business';
import { localizePath } from '../../routing/paths';
import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { getCurrentUrl } from '../../testing/current-url';
import { listRequests } from '../../testing/mock-server';
import { buildShopFactsData, buildShopSettings } from '../../testing/shop-facts';
import { visitPage } from '../../testing/visit-page';
import { shopFactsQuery } from '../shop-settings/shop-facts-query';

const pageTexts = {
  main: 'Principal',
  footer: 'Pie de página',
  menu: 'Menú',
  navigation: ['Inicio', 'Tienda', 'Nosotros', 'Contacto'],
  more: ['Planea tu evento', 'Preguntas', 'Recetas'],
  footerPages: ['Tablas a la medida y restauración', 'Términos', 'Privacidad'],
  about: { link: 'Nosotros', heading: 'Dos cocineras y una higuera' },
  cards: 'Tarjetas que aceptamos',
  open: /De miércoles a domingo, de 11 a\. m\. a 7 p\. m\./,
  closed: 'Cerramos lunes y martes',
};

describe('<Layout>', () => {
  const texts = { ...storefrontTexts.es, ...pageTexts };
  const contact = localizePath('/contact', 'es');
  const banner = () => within(screen.getByRole('banner'));
  const footer = () => within(screen.getByRole('contentinfo'));

  test('header and footer link to the pages and mark the current one', async () => {
    await visitPage(contact);
    const main = ['/', '/shop', '/about', '/contact'];
    const more = ['/plan', '/faq', '/recipes'];
    for (const { navigation, names, paths } of [
      {
        navigation: banner().getByRole('navigation', { name: texts.main }),
        names: [...texts.navigation, ...texts.more],
        paths: [...main, ...more],
      },
      {
        navigation: footer().getByRole('navigation', { name: texts.footer }),
        names: [...texts.navigation, ...texts.more, ...texts.footerPages],
        paths: [...main, ...more, '/restoration', '/terms', '/privacy'],
      },
    ]) {
      const links = within(navigation).getAllByRole('link');
      expect(links.map(({ textContent }) => textContent)).toEqual(names);
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        paths.map((path) => localizePath(path, 'es')),
      );
      const current = within(navigation).getByRole('link', { current: 'page' });
      expect(current).toHaveTextContent(texts.navigation[3] ?? '');
    }
  });

  test('footer shows contact details, opening hours and payment cards', async () => {
    await visitPage(contact);
    const text = screen.getByRole('contentinfo').textContent?.replace(/\s/g, ' ');
    expect(text).toMatch(texts.open);
    expect(text).toContain(texts.closed);
    // jsdom treats the host, which must not wrap, as a separate block.
    const matchEmail = (_: string, { textContent }: Element) => textContent === business.email;
    expect(footer().getByRole('link', { name: matchEmail })).toHaveAttribute(
      'href',
      `mailto:${business.email}`,
    );
    const cards = within(footer().getByRole('list', { name: texts.cards }));
    expect(cards.getAllByRole('listitem')).toHaveLength(4);
    for (const [name, url] of Object.entries(business.social)) {
      expect(footer().getByRole('link', { name })).toHaveAttribute('href', url);
    }
  });

  test('footer shows the opening hours of the settings, without a request', async () => {
    await visitPage(contact, {
      data: buildShopFactsData({ openDays: ['Friday', 'Saturday'], closes: '20:30' }),
    });
    const text = screen.getByRole('contentinfo').textContent?.replace(/\s/g, ' ');
    expect(text).toContain('Viernes y sábado, de 11 a. m. a 8:30 p. m.');
    expect(text).toContain('Cerramos de domingo a jueves');
    expect(listRequests()).not.toContain(shopFactsQuery.url);
  });

  test('footer loads the opening hours when they did not come with the page', async () => {
    await visitPage(contact, { data: { [shopFactsQuery.key]: undefined } });
    expect(footer().getByText(/De miércoles a domingo/)).toBeVisible();
    expect(listRequests()).toContain(shopFactsQuery.url);
  });

  test('footer has no opening hours when only a response of an earlier version is cached', async () => {
    const { texts: _, ...earlier } = buildShopSettings();
    await visitPage(contact, {
      data: { [shopFactsQuery.key]: undefined, [shopFactsQuery.url]: earlier },
    });
    expect(footer().getByRole('heading', { name: 'Horario' })).toBeVisible();
    expect(footer().queryByText(/De miércoles a domingo/)).toBeNull();
  });

  test('menu lists the main pages, the pages on the device, and then the others', async () => {
    const user = await visitPage(contact);
    await user.click(screen.getByRole('button', { name: texts.openMenu }));
    const menu = within(await screen.findByRole('navigation', { name: texts.menu }));
    const groups = menu.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    );
    expect(groups).toEqual([[...texts.navigation, 'Carrito', 'Lista de deseos'], texts.more]);
  });

  test('menu opens, navigates and closes', async () => {
    const user = await visitPage(contact);
    await user.click(screen.getByRole('button', { name: texts.openMenu }));
    const menu = await screen.findByRole('dialog', { name: texts.menu });
    await waitFor(() => expect(document.documentElement).toHaveStyle({ overflow: 'hidden' }));
    await user.click(within(menu).getByRole('link', { name: texts.nav.shop }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    expect(await screen.findByRole('heading', { level: 1, name: texts.nav.shop })).toBeVisible();
    expect(getCurrentUrl()).toBe(localizePath('/shop', 'es'));
  });

  test('menu closes on Escape, on its Close button and on a click outside', async () => {
    const user = await visitPage(contact);
    const button = screen.getByRole('button', { name: texts.openMenu });
    for (const close of [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: texts.closeMenu })),
      () => user.click(document.body),
    ]) {
      await user.click(button);
      const menu = await screen.findByRole('dialog', { name: texts.menu });
      await close();
      await waitFor(() => expect(menu).not.toBeInTheDocument());
    }
    expect(button).toHaveFocus();
  });

  test('navigation updates the title, focuses the heading and scrolls to the top', async () => {
    const user = await visitPage(contact);
    const title = document.title;
    window.scrollTo(0, 600);
    await user.click(banner().getByRole('link', { name: texts.about.link }));
    const heading = await screen.findByRole('heading', { level: 1, name: texts.about.heading });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(window.scrollY).toBe(0);
    expect(document.title).not.toBe(title);
    expect(document.documentElement).toHaveAttribute('lang', 'es');
  });
});
