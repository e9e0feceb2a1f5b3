import { expect, test } from 'vitest';
import { makeProduct } from '../testing/product';
import { getFilterIndex, prepareFilterIndex } from './filter-index';

test('a prepared filter index is the same as one built at once, and is not built again', async () => {
  const catalog = Array.from({ length: 40 }, (_, id) =>
    makeProduct({
      id,
      price: id + 10,
      inStock: id % 3 !== 0,
      imageUrl: id % 7 === 0 ? '' : 'https://example.com/board.jpg',
    }),
  );
  const expected = getFilterIndex([...catalog]);
  expect(expected.products.length).toBeGreaterThan(30);
  await Promise.all([prepareFilterIndex(catalog), prepareFilterIndex(catalog)]);
  const prepared = getFilterIndex(catalog);
  const { getPricesFor: _, ...columns } = expected;
  expect(prepared).toMatchObject(columns);
  expect(prepared.getPricesFor(12)).toEqual(expected.getPricesFor(12));
  await prepareFilterIndex(catalog);
  expect(getFilterIndex(catalog)).toBe(prepared);
});
