import { expect, test } from 'vitest';
import { makeProduct } from '#contract/testing/product';
import type { ListView } from '../data-table/list-view';
import { filterProducts } from './filter-products';

const defaultView: ListView = { q: '', sort: 'date:desc', page: 1, filters: {} };

const jamon = makeProduct({
  id: 1,
  name: 'Jamón Board',
  price: 120,
  region: 'Spain',
  sku: 'LH-001',
  quantityAvailable: 2,
  createdAt: '2026-01-01T18:00:00.000Z',
});
const table = makeProduct({
  id: 2,
  name: 'Autumn Table',
  price: 900,
  category: 'grazing',
  region: 'Italy',
  ingredients: 'Figs, walnuts',
  translations: { es: { name: 'Mesa de otoño' } },
  createdAt: '2026-02-01T18:00:00.000Z',
});
const box = makeProduct({
  id: 3,
  name: 'Box',
  price: 48,
  category: 'gifts',
  inStock: false,
  featured: true,
  createdAt: '2026-03-01T18:00:00.000Z',
});
const products = [box, table, jamon];

const findIds = (view: Partial<ListView>) =>
  filterProducts(products, { ...defaultView, ...view }).map(({ id }) => id);

test.each([
  ['date:desc', [3, 2, 1]],
  ['date:asc', [1, 2, 3]],
  ['name:asc', [2, 3, 1]],
  ['name:desc', [1, 3, 2]],
  ['price:asc', [3, 1, 2]],
  ['region:asc', [2, 3, 1]],
  ['category:asc', [1, 2, 3]],
  ['stock:asc', [3, 1, 2]],
  ['featured:asc', [3, 2, 1]],
  ['nonsense:asc', [1, 2, 3]],
])('filterProducts sorts by %s, with ties in catalog order', (sort, ids) =>
  expect(findIds({ sort })).toEqual(ids),
);

test.each([
  ['jamon', [1]],
  ['JAMÓN board', [1]],
  ['otoño', [2]],
  ['walnuts', [2]],
  ['lh-001', [1]],
  ['italy', [2]],
  ['jamon figs', []],
  ['  ', [3, 2, 1]],
])('filterProducts finds %j in the name, SKU, region and ingredients in both languages', (q, ids) =>
  expect(findIds({ q })).toEqual(ids),
);

test.each([
  [{ category: 'gifts' }, [3]],
  [{ stock: 'low-stock' }, [1]],
  [{ stock: 'out-of-stock' }, [3]],
  [{ stock: 'in-stock' }, [2]],
  [{ category: 'gifts', stock: 'in-stock' }, []],
  [{ category: 'nonsense' }, []],
])('filterProducts filters by %j', (filters, ids) => expect(findIds({ filters })).toEqual(ids));
