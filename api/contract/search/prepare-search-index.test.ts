import MiniSearch from 'minisearch';
import { expect, test, vi } from 'vitest';
import { products } from '#demo/products';
import { makeProduct } from '../testing/product';
import { getSearchIndex, prepareSearchIndex } from './search-index';
import { searchProducts } from './search-products';

test('a prepared index finds the same as one built at once, and is not built again', async () => {
  const catalog = products.map(({ images: _, ...fields }) => makeProduct(fields));
  const expected = searchProducts([...catalog], 'figs').products;
  await Promise.all([prepareSearchIndex(catalog), prepareSearchIndex(catalog)]);
  const addAll = vi.spyOn(MiniSearch.prototype, 'addAll');
  expect(searchProducts(catalog, 'figs').products).toEqual(expected);
  expect(getSearchIndex(catalog)).toBe(getSearchIndex(catalog));
  expect(addAll).not.toHaveBeenCalled();
  addAll.mockRestore();
});
