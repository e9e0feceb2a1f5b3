import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findCategory } from '#contract/category';
import { findEarliestDay } from '#contract/core/dates';
import type { PlannedEvent } from '#contract/orders/event';
import { getProductText } from '#contract/products/product-text';
import { tracesWarning } from '#contract/products/traces-warning';
import { sortByFeatured } from '#contract/products/visible-products';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { slowNetworkDelayMs } from '#mocks/api/network-conditions';
import type { Scenario } from '#mocks/scenarios';
import { localizePath } from '../../routing/paths';
import { storefrontTexts } from '../../testing/browser/storefront-texts';
import { getCurrentUrl } from '../../testing/current-url';
import { demoProducts, visibleProducts } from '../../testing/demo-data';
import { listRequests, resetMockServer } from '../../testing/mock-server';
import { openPage, visitPage } from '../../testing/visit-page';
import { eventStore } from '../event/event-store';

import '../event/EventTraces';
import './filters/UseEventLink';

const total = visibleProducts.length;
const boards = visibleProducts.filter(({ category }) => category === 'boards');

const textsByLanguage = {
  en: {
    loading: 'Loading…',
    previous: 'Previous',
    next: 'Next',
    pages: 'Pages',
    failed: 'Error loading products. Please try again later.',
    adjust: 'Try adjusting your filters to see more products.',
    soldOut: 'Out of Stock',
    lowStock: 'Low Stock',
  },
  es: {
    loading: 'Cargando…',
    previous: 'Anterior',
    next: 'Siguiente',
    pages: 'Páginas',
    failed: 'No pudimos cargar los productos. Inténtalo más tarde.',
    adjust: 'Prueba con otros filtros para ver más productos.',
    soldOut: 'Agotado',
    lowStock: 'Quedan pocas',
  },
};

const getVisibleNames = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('page "/shop"', () => {
  const texts = { ...storefrontTexts.es, ...textsByLanguage.es };
  const shopUrl = `${texts.prefix}/shop`;
  const getNames = (products: typeof visibleProducts) =>
    products.map((product) => getProductText(product, 'name', 'es'));

  test('shows nine products, featured ones first, and the total', async () => {
    await visitPage(shopUrl);
    expect(screen.getByRole('heading', { level: 1, name: texts.nav.shop })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(texts.showing(1, 9, total));
    expect(getVisibleNames()).toEqual(getNames(sortByFeatured(visibleProducts).slice(0, 9)));
  });

  test('filters by category with a URL parameter', async () => {
    const user = await visitPage(shopUrl);
    await user.click(screen.getByRole('link', { name: texts.boards }));
    expect(await screen.findByRole('heading', { level: 1, name: texts.boards })).toBeVisible();
    expect(getCurrentUrl()).toBe(`${shopUrl}?category=boards`);
    expect(screen.getByRole('link', { name: texts.boards })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: texts.all })).not.toHaveAttribute('aria-current');
    expect(getVisibleNames()).toEqual(getNames(sortByFeatured(boards).slice(0, 9)));
  });

  test('paginates and resets the page when the category changes', async () => {
    const user = await visitPage(shopUrl);
    expect(screen.queryByRole('link', { name: texts.previous })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: texts.next }));
    expect(await screen.findByText(texts.showing(10, 18, total))).toBeVisible();
    expect(getCurrentUrl()).toBe(`${shopUrl}?page=2`);
    const pages = within(screen.getByRole('navigation', { name: texts.pages }));
    expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName(texts.page(2));

    await user.click(pages.getByRole('link', { name: texts.page(3) }));
    expect(await screen.findByText(texts.showing(19, total, total))).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.next })).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: texts.boards }));
    expect(await screen.findByText(texts.showing(1, 9, boards.length))).toBeVisible();
    expect(getCurrentUrl()).toBe(`${shopUrl}?category=boards`);
  });

  test('keeps the category in pagination links', async () => {
    await visitPage(`${shopUrl}?category=boards`);
    expect(screen.getByRole('link', { name: texts.next })).toHaveAttribute(
      'href',
      `${shopUrl}?category=boards&page=2`,
    );
  });

  test('accepts alternative category names', async () => {
    await visitPage(`${shopUrl}?category=Charcuterie%20Boards`);
    expect(screen.getByRole('heading', { level: 1, name: texts.boards })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(texts.showing(1, 9, boards.length));
  });

  test('leads to a comparison of two to four products', async () => {
    const gifts = visibleProducts.filter(({ category }) => category === 'gifts');
    const user = await visitPage(shopUrl);
    expect(screen.queryByRole('link', { name: /lado a lado$/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: findCategory('gifts')?.name.es ?? '' }));
    await user.click(await screen.findByRole('link', { name: 'Compara estos 4 lado a lado' }));
    const table = within(await screen.findByRole('table', { name: 'Compara lado a lado' }));
    const names = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(names).toEqual(getNames(sortByFeatured(gifts)));
  });

  test('shows an empty state for an unknown category, whose link to all products focuses the heading', async () => {
    const user = await visitPage(`${shopUrl}?category=nonsense`);
    expect(screen.getByRole('heading', { name: texts.noProducts })).toBeVisible();
    expect(screen.getByText(texts.adjust)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(screen.getByText(texts.resetFilters));
    expect(await screen.findByText(texts.showing(1, 9, total))).toBeVisible();
    expect(getCurrentUrl()).toBe(shopUrl);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('shows an error if the products fail to load', async () => {
    resetMockServer('server-error:products');
    await visitPage(shopUrl);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.failed);
    expect(screen.queryByText(texts.loading)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: texts.noProducts })).not.toBeInTheDocument();
  });

  test('shows a skeleton while the products are loading', async () => {
    resetMockServer('slow');
    await openPage(shopUrl);
    expect(screen.getByText(texts.loading)).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('marks products that are out of stock', async () => {
    resetMockServer('out-of-stock');
    await visitPage(shopUrl);
    expect(screen.getAllByText(texts.soldOut)).toHaveLength(9);
    expect(screen.queryByText(texts.lowStock)).not.toBeInTheDocument();
  });
});

test('page "/shop" replaces the skeleton when the products have loaded', async () => {
  resetMockServer('slow');
  await openPage('/shop');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9), {
    timeout: 2 * slowNetworkDelayMs,
  });
  expect(screen.queryByText(textsByLanguage.en.loading)).not.toBeInTheDocument();
});

test('page "/shop?page=999" shows the last page', async () => {
  await visitPage('/shop?page=999');
  expect(screen.getByText(storefrontTexts.en.showing(19, total, total))).toBeVisible();
});

test.each([
  [
    '/shop',
    'There’s nothing in our shop right now. Tell us what you’re looking for.',
    'Contact Us',
  ],
  ['/es/shop', 'Por ahora no hay nada en la tienda. Cuéntanos qué buscas.', 'Contáctanos'],
])(
  'page "%s" says that it is empty, without filters, if there are no products',
  async (path, text, link) => {
    resetMockServer('empty');
    await visitPage(path);
    const texts = storefrontTexts[path === '/shop' ? 'en' : 'es'];
    expect(screen.getByRole('heading', { name: texts.noProducts })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      path.replace('shop', 'contact'),
    );
    expect(main.queryByText(texts.resetFilters)).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: /^(Pages|Páginas)$/ })).not.toBeInTheDocument();
  },
);

test.each([
  ['en', '/shop', 'Showing 1 product'],
  ['es', '/es/shop', '1 producto'],
] as const)(
  'page "/shop" uses the singular for one product (%s)',
  async (_language, path, count) => {
    resetMockServer('one-product');
    await visitPage(path);
    expect(await screen.findByText(count)).toBeVisible();
  },
);

test('page "/shop": all pages together list every product except the hidden one', async () => {
  const user = await visitPage('/shop');
  const names = getVisibleNames();
  for (const first of [10, 19]) {
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await screen.findByText(new RegExp(`^Showing ${first}-`));
    names.push(...getVisibleNames());
  }
  expect(names).toEqual(sortByFeatured(visibleProducts).map(({ name }) => name));
  expect(demoProducts.length).toBe(names.length + 1);
});

test('page "/product/:id" opened from the shop does not request the product again', async () => {
  const user = await visitPage('/shop');
  const [first] = visibleProducts;
  await user.click(screen.getByRole('link', { name: first?.name }));
  expect(await screen.findByRole('heading', { level: 1, name: first?.name })).toBeVisible();
  expect(getCurrentUrl()).toBe(`/product/${first?.id}`);
  expect(listRequests()).not.toContain(`/api/products/${first?.id}`);
});

describe('the filters of "/shop"', () => {
  const getStatus = () => screen.getByRole('status');

  test('change the URL and the results at once, and keep the focus', async () => {
    const user = await visitPage('/shop?category=boards');
    const vegetarian = await screen.findByRole('checkbox', { name: /^Vegetarian/ });
    await user.click(vegetarian);
    await waitFor(() => expect(getCurrentUrl()).toBe('/shop?category=boards&diet=vegetarian'));
    expect(vegetarian).toHaveFocus();
    expect(await screen.findByRole('heading', { name: 'Garden Board' })).toBeVisible();
  });

  test('have a chip for each choice, which removes it', async () => {
    const user = await visitPage('/shop?category=boards&people=12&without=tree-nuts&without=milk');
    const chips = within(await screen.findByRole('list', { name: 'Chosen filters' }));
    await user.click(chips.getByRole('link', { name: 'Remove: Without tree nuts' }));
    await waitFor(() =>
      expect(getCurrentUrl()).toBe('/shop?category=boards&people=12&without=milk'),
    );
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /^Tree nuts/ })).not.toBeChecked(),
    );
    expect(chips.getAllByRole('link', { name: /^Remove:/ })).toHaveLength(2);
    await user.click(chips.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/shop?category=boards'));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull());
  });

  test('hand the focus to the next chip when one is removed, else to the one before, else to the heading', async () => {
    const user = await visitPage('/shop?people=12&without=tree-nuts&without=milk');
    const chip = (name: string) => screen.getByRole('link', { name: `Remove: ${name}` });
    const remove = async (name: string) => {
      const link = chip(name);
      link.focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(link).not.toBeInTheDocument());
    };
    await remove('Without tree nuts');
    expect(chip('Without milk')).toHaveFocus();
    await remove('Without milk');
    expect(chip('12 people')).toHaveFocus();
    await remove('12 people');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('hand the focus to the heading when all chips are cleared', async () => {
    const user = await visitPage('/shop?people=12');
    await user.click(await screen.findByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryByText('Clear all')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('leave a URL alone that only writes its search text differently', async () => {
    const path = '/shop?q=+garden++board&people=12';
    const { length } = history;
    await visitPage(path);
    await screen.findByRole('form', { name: 'Filters' });
    expect(getCurrentUrl()).toBe(path);
    expect(history).toHaveLength(length);
  });

  test('say how many products they find, as their page does', async () => {
    const user = await visitPage('/shop?category=gifts');
    expect(await screen.findByText('Show 4 products')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: /^Tree nuts/ }));
    expect(await screen.findByText('Show 2 products')).toBeInTheDocument();
    expect(getStatus()).toHaveTextContent('Showing 1-2 of 2 products');
  });

  test.each<[path: string, text: string, ...Scenario[]]>([
    ['/es/shop?category=gifts', 'Mostrar 4 productos'],
    ['/shop', 'Show 1 product', 'one-product'],
    ['/es/shop', 'Mostrar 1 producto', 'one-product'],
    ['/shop?people=5000', 'No products match'],
    ['/es/shop?people=5000', 'Ningún producto coincide'],
  ])('of %s can be closed with "%s"', async (path, text, ...scenarios) => {
    resetMockServer(...scenarios);
    await visitPage(path);
    expect(await screen.findByText(text)).toHaveAttribute('type', 'submit');
  });

  test.each([
    ['/shop?max=1000&date=2030-01-05', ['Up to $1,000', 'Sat, Jan 5'], 'Price: $1,000'],
    ['/shop?people=5000', ['5,000 people'], 'People: 5,000'],
    ['/es/shop?max=1000&date=2030-01-05', ['Hasta $1,000', 'sáb, 5 de ene'], 'Precio: $1,000'],
  ])('name numbers and days as the shop does: %s', async (path, chipTexts, sectionTitle) => {
    await visitPage(path);
    const chips = within(await screen.findByRole('list', { name: /^(Chosen|Filtros)/ }));
    for (const text of chipTexts) expect(chips.getByText(text)).toBeVisible();
    const title = screen.getByText(
      (_, element) => element?.tagName === 'SUMMARY' && element.textContent === sectionTitle,
    );
    expect(title).toBeVisible();
  });

  test('take a number of people when it is entered', async () => {
    const user = await visitPage('/shop');
    await user.type(await screen.findByRole('spinbutton', { name: 'Another number' }), '10');
    expect(getCurrentUrl()).toBe('/shop');
    await user.tab();
    await waitFor(() => expect(getCurrentUrl()).toBe('/shop?people=10'));
    expect(await screen.findByRole('radio', { name: /^10 people/ })).toBeChecked();
    expect(screen.getByRole('spinbutton')).toHaveValue(null);
  });

  test('separate what is made on request', async () => {
    await visitPage('/shop?without=tree-nuts&category=gifts');
    const group = await screen.findByRole('region', {
      name: 'We can make these without tree nuts',
    });
    const cards = within(group).getAllByRole('article');
    expect(cards).toHaveLength(2);
    for (const card of cards) expect(card).toHaveTextContent('Without tree nuts, on request');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(getStatus()).toHaveTextContent('Showing 1-2 of 2 products');
  });

  test.each([
    ['/shop?without=tree-nuts&without=sesame', 'Without tree nuts and sesame, on request'],
    ['/es/shop?without=tree-nuts&without=sesame', 'Sin nueces de árbol ni ajonjolí, si lo pides'],
    ['/shop?without=tree-nuts&diet=vegetarian', 'Without tree nuts, vegetarian, on request'],
    ['/es/shop?without=tree-nuts&diet=vegetarian', 'Sin nueces de árbol, vegetariano, si lo pides'],
    ['/shop?diet=vegetarian&diet=no-pork', 'Vegetarian, no pork, on request'],
  ])('say in a sentence what is made on request: %s', async (path, text) => {
    await visitPage(path);
    expect((await screen.findAllByText(text))[0]).toBeVisible();
  });

  /** The filters say it too, where allergens and diets are chosen. */
  const listTracesWarnings = () =>
    screen.queryAllByText(tracesWarning.en).filter((note) => !note.closest('form'));
  const withoutNuts: PlannedEvent = { without: ['tree-nuts'], diets: [] };

  test.each<[path: string, count: number, event: PlannedEvent]>([
    ['/shop?without=soy', 1, withoutNuts],
    ['/shop?without=tree-nuts&category=gifts', 1, withoutNuts],
    ['/shop?diet=vegetarian', 1, withoutNuts],
    ['/shop', 1, withoutNuts],
    ['/shop', 0, { people: 12, without: [], diets: [] }],
    // The notice about what the search excludes says it.
    ['/shop?q=no+nuts', 0, withoutNuts],
  ])('of %s show the traces warning at the list %i times', async (path, count, event) => {
    eventStore.write(event);
    await visitPage(path);
    await screen.findByRole('button', { name: /Change$/ });
    await waitFor(() => expect(listTracesWarnings()).toHaveLength(count));
    expect(screen.queryAllByRole('note')).toHaveLength(path.includes('no+nuts') ? 1 : 0);
  });

  test('stay in the links to categories and pages', async () => {
    await visitPage('/shop?without=soy');
    const category = await screen.findByRole('link', { name: 'Gift Boxes' });
    expect(category).toHaveAttribute('href', '/shop?category=gifts&without=soy');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/shop?without=soy&page=2',
    );
  });

  describe('with an event on the device', () => {
    const date = '2030-01-05';
    const event: PlannedEvent = {
      date,
      people: 12,
      place: 'greater-la',
      without: ['tree-nuts'],
      diets: ['no-pork'],
    };
    const findLink = () => screen.findByRole('link', { name: 'Use my event' });
    const queryLink = () => screen.queryByRole('link', { name: 'Use my event' });
    const waitForEvent = () => screen.findByRole('button', { name: /Change$/ });

    test('take it over together with what is chosen already', async () => {
      eventStore.write(event);
      const user = await visitPage('/shop?category=boards&people=4&without=sesame&max=500');
      await user.click(await findLink());
      await waitFor(() =>
        expect(getCurrentUrl()).toBe(
          `/shop?category=boards&people=12&without=tree-nuts&without=sesame&diet=no-pork&max=500&date=${date}`,
        ),
      );
      await waitFor(() => expect(screen.getByRole('radio', { name: /^12 people/ })).toBeChecked());
      await waitFor(() => expect(queryLink()).not.toBeInTheDocument());
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });

    test('keep the search', async () => {
      eventStore.write({ people: 12, without: [], diets: [] });
      await visitPage(localizePath('/shop?q=tabla', 'es'));
      expect(await screen.findByRole('link', { name: 'Usar mi evento' })).toHaveAttribute(
        'href',
        '/es/shop?q=tabla&people=12',
      );
    });

    test.each<[string, PlannedEvent]>([
      [
        '/shop?people=12&without=tree-nuts&without=milk&max=500',
        { ...event, date: undefined, diets: [] },
      ],
      ['/shop', { place: 'pickup', without: [], diets: [] }],
    ])('don’t offer what would change nothing: %s', async (path, changes) => {
      eventStore.write(changes);
      await visitPage(path);
      await waitForEvent();
      expect(queryLink()).not.toBeInTheDocument();
    });
  });

  test('that find nothing announce it', async () => {
    await visitPage('/shop?people=5000');
    expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
    expect(getStatus()).toHaveTextContent('No Products Found');
  });

  test('show what is available on a date by the owner’s settings', async () => {
    await visitPage('/shop?date=2020-01-01');
    expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
    expect(listRequests()).toContain('/api/settings/shop');
  });

  test('find nothing on a day that is full', async () => {
    resetMockServer('full-day');
    const { noticeHours } = defaultShopSettings;
    const date = findEarliestDay(new Date(), noticeHours, defaultShopSettings);
    await visitPage(`/shop?date=${date}`);
    expect(await screen.findByRole('heading', { name: 'No Products Found' })).toBeVisible();
    for (const choice of screen.getAllByRole('radio', { name: / people/ }))
      expect(choice.closest('label')).toHaveTextContent(/people0$/);
  });
});

test('the card of a product says what it costs per person, and its confirmed diets', async () => {
  await visitPage('/shop?q=garden');
  const [card] = await screen.findAllByRole('article');
  expect(card).toHaveTextContent('≈ $13 per person');
  expect(card).toHaveTextContent('Vegetarian · No pork');
  expect(card).not.toHaveTextContent('alcohol');
});
