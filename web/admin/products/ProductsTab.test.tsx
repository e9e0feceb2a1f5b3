import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getProductText } from '#contract/products/product-text';
import type { Product } from '#contract/products/schema';
import { savePreferredLanguage } from '../../i18n/preferred-language';
import { getCurrentUrl } from '../../testing/current-url';
import { demoProducts } from '../../testing/demo-data';
import { getProductTable, resetMockServer } from '../../testing/mock-server';
import { visitPage } from '../../testing/visit-page';
import { badge } from '../../ui/badge/Badge.css';
// Preloads the lazy tab, which can exceed a test's timeout on a busy machine.
import './ProductsTab';
import { messages } from './testing/messages';
import {
  createProductListPage,
  getProductName,
  openProductList,
} from './testing/product-list-page';

describe('<ProductsTab>', () => {
  const texts = messages.es;
  const { getTable, getRows, getNames, getRow } = createProductListPage('es');
  const getName = (index: number) => getProductName('es', index);

  test('shows the 20 newest products of a page under the documented column headings', async () => {
    await openProductList('es');
    expect(
      getTable()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(texts.columnHeadings);
    expect(getNames()).toEqual(
      demoProducts
        .slice(0, 20)
        .map((product) => expect.stringContaining(getProductText(product, 'name', 'es'))),
    );
    const total = demoProducts.length;
    expect(screen.getByText(texts.showing(1, 20, total))).toBeVisible();
  });

  test('keeps the search, the category filter and the sort order in the URL', async () => {
    const user = await openProductList('es');
    await user.selectOptions(screen.getByRole('combobox', { name: texts.category }), texts.gifts);
    const gifts = demoProducts.filter(({ category }) => category === 'gifts');
    await waitFor(() => expect(getRows()).toHaveLength(gifts.length));
    await user.click(getTable().getByRole('button', { name: texts.columnHeadings[1] ?? '' }));
    await user.type(screen.getByRole('searchbox', { name: texts.search }), 'zzz');
    expect(await screen.findByText(texts.none)).toBeVisible();
    expect(getCurrentUrl()).toBe('/admin?category=gifts&tab=products&sort=price%3Aasc&q=zzz');
    await user.clear(screen.getByRole('searchbox', { name: texts.search }));
    await waitFor(() => expect(getRows()).toHaveLength(gifts.length));
    const columnHeading = getTable().getByRole('columnheader', {
      name: texts.columnHeadings[1] ?? '',
    });
    expect(columnHeading).toHaveAttribute('aria-sort', 'ascending');
  });

  test('shows a stock badge for each product and filters by low stock', async () => {
    resetMockServer('signed-in');
    savePreferredLanguage('es');
    const stock = [{ quantityAvailable: 3 }, { inStock: false }, { quantityAvailable: null }];
    const expectedBadges = [
      [texts.lowStock, 'warning'],
      [texts.outOfStock, 'critical'],
      [texts.inStock, 'positive'],
    ] as const;
    for (const [index, changes] of stock.entries())
      changeProduct(index, { inStock: true, ...changes });
    const user = await visitPage('/admin');
    for (const [index, [label, tone]] of expectedBadges.entries()) {
      expect(getRow(getName(index)).getByText(label)).toHaveClass(badge[tone]);
    }
    await user.selectOptions(screen.getByRole('combobox', { name: texts.stock }), texts.lowStock);
    await waitFor(() => expect(getTable().queryByText(texts.inStock)).not.toBeInTheDocument());
    expect(getNames()).toContainEqual(expect.stringContaining(getName(0)));
  });

  test('shows page 2 and puts it in the URL when Next is pressed', async () => {
    const user = await openProductList('es');
    await user.click(screen.getByRole('button', { name: texts.next }));
    const total = demoProducts.length;
    expect(await screen.findByText(texts.showing(21, total, total))).toBeVisible();
    expect(getCurrentUrl()).toBe('/admin?page=2&tab=products');
  });

  test('says that no products were found when the catalog is empty', async () => {
    resetMockServer('signed-in', 'empty');
    savePreferredLanguage('es');
    await visitPage('/admin');
    expect(await screen.findByText(texts.none)).toBeVisible();
  });

  test('shows an error when GET /api/products fails and reloads on Try again', async () => {
    resetMockServer('signed-in', 'server-error:products');
    savePreferredLanguage('es');
    const user = await visitPage('/admin');
    expect(await screen.findByText(texts.loadFailed)).toBeVisible();
    resetMockServer('signed-in');
    await user.click(screen.getByRole('button', { name: texts.retry }));
    expect(await screen.findByRole('table', { name: texts.table })).toBeVisible();
  });

  test('sorts with the Sort by select and the direction button', async () => {
    const user = await openProductList('es', '?category=gifts');
    const sortSelect = screen.getByRole('combobox', { name: texts.sortBy });
    expect(sortSelect).toHaveDisplayValue(texts.dateAdded);
    const directionButton = screen.getByRole('button', { name: texts.descending });
    expect(directionButton).toHaveAttribute('aria-pressed', 'true');
    await user.selectOptions(sortSelect, texts.columnHeadings[0] ?? '');
    await waitFor(() => expect(directionButton).toHaveAttribute('aria-pressed', 'false'));
    const ascendingNames = getNames();
    await user.click(directionButton);
    await waitFor(() => expect(getNames()).toEqual(ascendingNames.toReversed()));
    expect(getCurrentUrl()).toBe('/admin?category=gifts&sort=name%3Adesc&tab=products');
  });

  test('ignores unknown sort, filter and page values in the URL', async () => {
    await openProductList('es', '?sort=colour%3Aasc&category=nonsense&stock=some&page=700');
    const total = demoProducts.length;
    expect(screen.getByText(texts.showing(21, total, total))).toBeVisible();
    expect(screen.getByRole('combobox', { name: texts.category })).toHaveValue('');
  });
});

function changeProduct(
  index: number,
  changes: Pick<Partial<Product>, 'inStock' | 'quantityAvailable'>,
) {
  const product = getProductTable().find(demoProducts[index]?.id ?? 0);
  if (product) getProductTable().put({ ...product, ...changes });
}
