import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getProductText } from '#contract/products/rules';
import type { Product } from '#contract/products/schema';
import { rememberLanguage } from '../../i18n/remembered-language';
import { getCurrentUrl } from '../../testing/addresses';
import { demoProducts } from '../../testing/demo-shop';
import { openShop, productTable } from '../../testing/mock-server';
import { renderPage } from '../../testing/render-page';
import { badge } from '../../ui/badge/Badge.css';
// Preloads the lazy tab, which can exceed a test's timeout on a busy machine.
import './ProductsTab';
import { getProductName, openList, productList } from './testing/open-list';
import { messages } from './testing/sentences';

describe('<ProductsTab>', () => {
  const texts = messages.es;
  const { table, rows, names, row } = productList('es');
  const getName = (at: number) => getProductName('es', at);

  test('shows the 20 newest products of a page under the documented column headings', async () => {
    await openList('es');
    expect(
      table()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(texts.heads);
    expect(names()).toEqual(
      demoProducts
        .slice(0, 20)
        .map((product) => expect.stringContaining(getProductText(product, 'name', 'es'))),
    );
    const total = demoProducts.length;
    expect(screen.getByText(texts.showing(1, 20, total))).toBeVisible();
  });

  test('keeps the search, the category filter and the sort order in the URL', async () => {
    const user = await openList('es');
    await user.selectOptions(screen.getByRole('combobox', { name: texts.category }), texts.gifts);
    const gifts = demoProducts.filter(({ category }) => category === 'gifts');
    await waitFor(() => expect(rows()).toHaveLength(gifts.length));
    await user.click(table().getByRole('button', { name: texts.heads[1] ?? '' }));
    await user.type(screen.getByRole('searchbox', { name: texts.search }), 'zzz');
    expect(await screen.findByText(texts.none)).toBeVisible();
    expect(getCurrentUrl()).toBe('/admin?category=gifts&sort=price%3Aasc&q=zzz');
    await user.clear(screen.getByRole('searchbox', { name: texts.search }));
    await waitFor(() => expect(rows()).toHaveLength(gifts.length));
    const head = table().getByRole('columnheader', { name: texts.heads[1] ?? '' });
    expect(head).toHaveAttribute('aria-sort', 'ascending');
  });

  test('shows a stock badge for each product and filters by low stock', async () => {
    openShop('signed-in');
    rememberLanguage('es');
    const stock = [{ quantityAvailable: 3 }, { inStock: false }, { quantityAvailable: null }];
    const badges = [
      [texts.lowStock, 'warning'],
      [texts.outOfStock, 'critical'],
      [texts.inStock, 'positive'],
    ] as const;
    for (const [at, changes] of stock.entries()) changeProduct(at, { inStock: true, ...changes });
    const user = await renderPage('/admin');
    for (const [at, [label, tone]] of badges.entries()) {
      expect(row(getName(at)).getByText(label)).toHaveClass(badge({ tone }));
    }
    await user.selectOptions(screen.getByRole('combobox', { name: texts.stock }), texts.lowStock);
    await waitFor(() => expect(table().queryByText(texts.inStock)).not.toBeInTheDocument());
    expect(names()).toContainEqual(expect.stringContaining(getName(0)));
  });

  test('shows page 2 and puts it in the URL when Next is pressed', async () => {
    const user = await openList('es');
    await user.click(screen.getByRole('button', { name: texts.next }));
    const total = demoProducts.length;
    expect(await screen.findByText(texts.showing(21, total, total))).toBeVisible();
    expect(getCurrentUrl()).toBe('/admin?page=2');
  });

  test('says that no products were found when the catalog is empty', async () => {
    openShop('signed-in', 'empty');
    rememberLanguage('es');
    await renderPage('/admin');
    expect(await screen.findByText(texts.none)).toBeVisible();
  });

  test('shows an error when GET /api/products fails and reloads on Try again', async () => {
    openShop('signed-in', 'server-error:products');
    rememberLanguage('es');
    const user = await renderPage('/admin');
    expect(await screen.findByText(texts.failed)).toBeVisible();
    openShop('signed-in');
    await user.click(screen.getByRole('button', { name: texts.retry }));
    expect(await screen.findByRole('table', { name: texts.table })).toBeVisible();
  });

  test('sorts with the Sort by select and the direction button', async () => {
    const user = await openList('es', '?category=gifts');
    const field = screen.getByRole('combobox', { name: texts.sortBy });
    expect(field).toHaveDisplayValue(texts.dateAdded);
    const turn = screen.getByRole('button', { name: texts.descending });
    expect(turn).toHaveAttribute('aria-pressed', 'true');
    await user.selectOptions(field, texts.heads[0] ?? '');
    await waitFor(() => expect(turn).toHaveAttribute('aria-pressed', 'false'));
    const rising = names();
    await user.click(turn);
    await waitFor(() => expect(names()).toEqual(rising.toReversed()));
    expect(getCurrentUrl()).toBe('/admin?category=gifts&sort=name%3Adesc');
  });

  test('ignores unknown sort, filter and page values in the URL', async () => {
    await openList('es', '?sort=colour%3Aasc&category=nonsense&stock=some&page=700');
    const total = demoProducts.length;
    expect(screen.getByText(texts.showing(21, total, total))).toBeVisible();
    expect(screen.getByRole('combobox', { name: texts.category })).toHaveValue('');
  });
});

function changeProduct(
  at: number,
  changes: Pick<Partial<Product>, 'inStock' | 'quantityAvailable'>,
) {
  const product = productTable().find(demoProducts[at]?.id ?? 0);
  if (product) productTable().put({ ...product, ...changes });
}
