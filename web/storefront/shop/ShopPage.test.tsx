import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { productText } from '#contract/products/rules';
import { slowNetworkDelay } from '#mocks/api/network';
import { currentAddress } from '../../testing/addresses';
import { words } from '../../testing/browser/languages';
import { catalogue, shownProducts } from '../../testing/demo-shop';
import { openShop, requestsMade } from '../../testing/mock-server';
import { openPage, renderPage } from '../../testing/render-page';

const total = shownProducts.length;
const boards = shownProducts.filter(({ category }) => category === 'boards');

const sentences = {
  en: {
    loading: 'Loading…',
    previous: 'Previous',
    next: 'Next',
    pages: 'Pages',
    failed: 'Error loading products. Please try again later.',
    adjust: 'Try adjusting your filters to see more products.',
    soldOut: 'Out of Stock',
    few: 'Low Stock',
  },
  es: {
    loading: 'Cargando…',
    previous: 'Anterior',
    next: 'Siguiente',
    pages: 'Páginas',
    failed: 'No pudimos cargar los productos. Inténtalo más tarde.',
    adjust: 'Prueba con otros filtros para ver más productos.',
    soldOut: 'Agotado',
    few: 'Quedan pocas',
  },
};

const namesShown = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the shop', () => {
  const say = { ...words.es, ...sentences.es };
  const shop = `${say.prefix}/shop`;
  const namesOf = (products: typeof shownProducts) =>
    products.map((product) => productText(product, 'name', 'es'));

  test('shows the newest nine products and says how many there are', async () => {
    await renderPage(shop);
    expect(screen.getByRole('heading', { level: 1, name: say.nav.shop })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(say.showing(1, 9, total));
    expect(namesShown()).toEqual(namesOf(shownProducts.slice(0, 9)));
  });

  test('filters by category and keeps the category in the address', async () => {
    const user = await renderPage(shop);
    await user.click(screen.getByRole('link', { name: say.boards }));
    expect(await screen.findByRole('heading', { level: 1, name: say.boards })).toBeVisible();
    expect(currentAddress()).toBe(`${shop}?category=boards`);
    expect(screen.getByRole('link', { name: say.boards })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: say.all })).not.toHaveAttribute('aria-current');
    expect(namesShown()).toEqual(namesOf(boards.slice(0, 9)));
  });

  test('goes from page to page, and back to the first when the category changes', async () => {
    const user = await renderPage(shop);
    expect(screen.queryByRole('link', { name: say.previous })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: say.next }));
    expect(await screen.findByText(say.showing(10, 18, total))).toBeVisible();
    expect(currentAddress()).toBe(`${shop}?page=2`);
    const pages = within(screen.getByRole('navigation', { name: say.pages }));
    expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName(say.page(2));

    await user.click(pages.getByRole('link', { name: say.page(3) }));
    expect(await screen.findByText(say.showing(19, total, total))).toBeVisible();
    expect(screen.queryByRole('link', { name: say.next })).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: say.boards }));
    expect(await screen.findByText(say.showing(1, 9, boards.length))).toBeVisible();
    expect(currentAddress()).toBe(`${shop}?category=boards`);
  });

  test('keeps the category while its pages are turned', async () => {
    await renderPage(`${shop}?category=boards`);
    expect(screen.getByRole('link', { name: say.next })).toHaveAttribute(
      'href',
      `${shop}?category=boards&page=2`,
    );
  });

  test('understands the other names of a category', async () => {
    await renderPage(`${shop}?category=Charcuterie%20Boards`);
    expect(screen.getByRole('heading', { level: 1, name: say.boards })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(say.showing(1, 9, boards.length));
  });

  test('says that an unknown category has no products and leads back to all', async () => {
    const user = await renderPage(`${shop}?category=nonsense`);
    expect(screen.getByRole('heading', { name: say.noProducts })).toBeVisible();
    expect(screen.getByText(say.adjust)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(screen.getByText(say.resetFilters));
    expect(await screen.findByText(say.showing(1, 9, total))).toBeVisible();
    expect(currentAddress()).toBe(shop);
  });

  test('says when the products cannot be loaded, and nothing else', async () => {
    openShop('server-error:products');
    await renderPage(shop);
    expect(screen.getByRole('alert')).toHaveTextContent(say.failed);
    expect(screen.queryByText(say.loading)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: say.noProducts })).not.toBeInTheDocument();
  });

  test('says that it is loading while the products are on their way', async () => {
    openShop('slow');
    await openPage(shop);
    expect(screen.getByText(say.loading)).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('notes which products are gone or running out', async () => {
    openShop('out-of-stock');
    await renderPage(shop);
    expect(screen.getAllByText(say.soldOut)).toHaveLength(9);
    expect(screen.queryByText(say.few)).not.toBeInTheDocument();
  });
});

test('the products take the place of the word that they are loading', async () => {
  openShop('slow');
  await openPage('/shop');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9), {
    timeout: 2 * slowNetworkDelay,
  });
  expect(screen.queryByText(sentences.en.loading)).not.toBeInTheDocument();
});

test('a page of the shop that does not exist is the nearest real one', async () => {
  await renderPage('/shop?page=999');
  expect(screen.getByText(words.en.showing(19, total, total))).toBeVisible();
});

test('an empty shop says so, without pages', async () => {
  openShop('empty');
  await renderPage('/shop');
  expect(screen.getByRole('heading', { name: words.en.noProducts })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test.each([
  ['en', '/shop', 'Showing 1 product'],
  ['es', '/es/shop', '1 producto'],
] as const)('one product is counted in the singular, in %s', async (_language, path, count) => {
  openShop('one-product');
  await renderPage(path);
  expect(await screen.findByText(count)).toBeVisible();
});

test('the pages of the shop together show every product but the hidden one', async () => {
  const user = await renderPage('/shop');
  const seen = namesShown();
  for (const first of [10, 19]) {
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await screen.findByText(new RegExp(`^Showing ${first}-`));
    seen.push(...namesShown());
  }
  expect(seen).toEqual(shownProducts.map(({ name }) => name));
  expect(catalogue.length).toBe(seen.length + 1);
});

test('a product opened from the shop is there without being asked for again', async () => {
  const user = await renderPage('/shop');
  const [first] = shownProducts;
  await user.click(screen.getByRole('link', { name: first?.name }));
  expect(await screen.findByRole('heading', { level: 1, name: first?.name })).toBeVisible();
  expect(currentAddress()).toBe(`/product/${first?.id}`);
  expect(requestsMade()).not.toContain(`/api/products/${first?.id}`);
});
