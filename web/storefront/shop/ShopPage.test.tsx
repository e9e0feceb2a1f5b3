import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getProductText } from '#contract/products/rules';
import { slowNetworkDelayMs } from '#mocks/api/network';
import { getCurrentUrl } from '../../testing/addresses';
import { storefrontTexts } from '../../testing/browser/languages';
import { demoProducts, shownProducts } from '../../testing/demo-shop';
import { openShop, requestsMade } from '../../testing/mock-server';
import { openPage, renderPage } from '../../testing/render-page';

const total = shownProducts.length;
const boards = shownProducts.filter(({ category }) => category === 'boards');

const textsByLanguage = {
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

describe('page "/shop"', () => {
  const texts = { ...storefrontTexts.es, ...textsByLanguage.es };
  const shop = `${texts.prefix}/shop`;
  const getNames = (products: typeof shownProducts) =>
    products.map((product) => getProductText(product, 'name', 'es'));

  test('shows the nine newest products and the total', async () => {
    await renderPage(shop);
    expect(screen.getByRole('heading', { level: 1, name: texts.nav.shop })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(texts.showing(1, 9, total));
    expect(namesShown()).toEqual(getNames(shownProducts.slice(0, 9)));
  });

  test('filters by category with a URL parameter', async () => {
    const user = await renderPage(shop);
    await user.click(screen.getByRole('link', { name: texts.boards }));
    expect(await screen.findByRole('heading', { level: 1, name: texts.boards })).toBeVisible();
    expect(getCurrentUrl()).toBe(`${shop}?category=boards`);
    expect(screen.getByRole('link', { name: texts.boards })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: texts.all })).not.toHaveAttribute('aria-current');
    expect(namesShown()).toEqual(getNames(boards.slice(0, 9)));
  });

  test('paginates and resets the page when the category changes', async () => {
    const user = await renderPage(shop);
    expect(screen.queryByRole('link', { name: texts.previous })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: texts.next }));
    expect(await screen.findByText(texts.showing(10, 18, total))).toBeVisible();
    expect(getCurrentUrl()).toBe(`${shop}?page=2`);
    const pages = within(screen.getByRole('navigation', { name: texts.pages }));
    expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName(texts.page(2));

    await user.click(pages.getByRole('link', { name: texts.page(3) }));
    expect(await screen.findByText(texts.showing(19, total, total))).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.next })).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: texts.boards }));
    expect(await screen.findByText(texts.showing(1, 9, boards.length))).toBeVisible();
    expect(getCurrentUrl()).toBe(`${shop}?category=boards`);
  });

  test('keeps the category in pagination links', async () => {
    await renderPage(`${shop}?category=boards`);
    expect(screen.getByRole('link', { name: texts.next })).toHaveAttribute(
      'href',
      `${shop}?category=boards&page=2`,
    );
  });

  test('accepts alternative category names', async () => {
    await renderPage(`${shop}?category=Charcuterie%20Boards`);
    expect(screen.getByRole('heading', { level: 1, name: texts.boards })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(texts.showing(1, 9, boards.length));
  });

  test('shows an empty state for an unknown category with a link to all products', async () => {
    const user = await renderPage(`${shop}?category=nonsense`);
    expect(screen.getByRole('heading', { name: texts.noProducts })).toBeVisible();
    expect(screen.getByText(texts.adjust)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(screen.getByText(texts.resetFilters));
    expect(await screen.findByText(texts.showing(1, 9, total))).toBeVisible();
    expect(getCurrentUrl()).toBe(shop);
  });

  test('shows an error if the products fail to load', async () => {
    openShop('server-error:products');
    await renderPage(shop);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.failed);
    expect(screen.queryByText(texts.loading)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: texts.noProducts })).not.toBeInTheDocument();
  });

  test('shows a skeleton while the products are loading', async () => {
    openShop('slow');
    await openPage(shop);
    expect(screen.getByText(texts.loading)).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('marks products that are out of stock', async () => {
    openShop('out-of-stock');
    await renderPage(shop);
    expect(screen.getAllByText(texts.soldOut)).toHaveLength(9);
    expect(screen.queryByText(texts.few)).not.toBeInTheDocument();
  });
});

test('page "/shop" replaces the skeleton when the products have loaded', async () => {
  openShop('slow');
  await openPage('/shop');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9), {
    timeout: 2 * slowNetworkDelayMs,
  });
  expect(screen.queryByText(textsByLanguage.en.loading)).not.toBeInTheDocument();
});

test('page "/shop?page=999" shows the last page', async () => {
  await renderPage('/shop?page=999');
  expect(screen.getByText(storefrontTexts.en.showing(19, total, total))).toBeVisible();
});

test('page "/shop" shows an empty state without pagination if there are no products', async () => {
  openShop('empty');
  await renderPage('/shop');
  expect(screen.getByRole('heading', { name: storefrontTexts.en.noProducts })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test.each([
  ['en', '/shop', 'Showing 1 product'],
  ['es', '/es/shop', '1 producto'],
] as const)(
  'page "/shop" uses the singular for one product (%s)',
  async (_language, path, count) => {
    openShop('one-product');
    await renderPage(path);
    expect(await screen.findByText(count)).toBeVisible();
  },
);

test('page "/shop": all pages together list every product except the hidden one', async () => {
  const user = await renderPage('/shop');
  const seen = namesShown();
  for (const first of [10, 19]) {
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await screen.findByText(new RegExp(`^Showing ${first}-`));
    seen.push(...namesShown());
  }
  expect(seen).toEqual(shownProducts.map(({ name }) => name));
  expect(demoProducts.length).toBe(seen.length + 1);
});

test('page "/product/:id" opened from the shop does not request the product again', async () => {
  const user = await renderPage('/shop');
  const [first] = shownProducts;
  await user.click(screen.getByRole('link', { name: first?.name }));
  expect(await screen.findByRole('heading', { level: 1, name: first?.name })).toBeVisible();
  expect(getCurrentUrl()).toBe(`/product/${first?.id}`);
  expect(requestsMade()).not.toContain(`/api/products/${first?.id}`);
});
