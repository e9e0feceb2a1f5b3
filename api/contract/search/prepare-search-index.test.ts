import MiniSearch from 'minisearch';
import { expect, test, vi } from 'vitest';
import { makeProduct } from '../testing/product';
import { getSearchIndex, prepareSearchIndex } from './search-index';
import { searchProducts } from './search-products';

test('a prepared index finds the same as one built at once, and is not built again', async () => {
  const names = ['Fig Board', 'Nut Board', 'Quince and Figs'];
  const catalog = names.map((name, index) => makeProduct({ id: index + 1, name }));
  const expected = searchProducts([...catalog], 'quince').products;
  expect(expected).toHaveLength(1);
  await Promise.all([prepareSearchIndex(catalog), prepareSearchIndex(catalog)]);
  const addAll = vi.spyOn(MiniSearch.prototype, 'addAll');
  expect(searchProducts(catalog, 'quince').products).toEqual(expected);
  expect(getSearchIndex(catalog)).toBe(getSearchIndex(catalog));
  expect(addAll).not.toHaveBeenCalled();
  addAll.mockRestore();
});
