import { describe, expect, test } from 'vitest';
import { makeProduct, makeProducts } from '../testing/product';
import { findRelatedProducts } from './related-products';

const getIds = (products: readonly { id: number }[]) => products.map(({ id }) => id);

describe('findRelatedProducts', () => {
  const board = makeProduct({ id: 1, category: 'boards' });
  const gift = makeProduct({ id: 2, category: 'gifts' });
  const otherBoard = makeProduct({ id: 3, category: 'boards' });
  const table = makeProduct({ id: 4, category: 'grazing' });

  test('returns the same category first, then the rest in order', () => {
    expect(getIds(findRelatedProducts(board, [board, gift, table, otherBoard]))).toEqual([3, 2, 4]);
  });

  test('returns at most four', () => {
    expect(getIds(findRelatedProducts(board, makeProducts(9)))).toEqual([2, 3, 4, 5]);
  });

  test('skips hidden products', () => {
    const hidden = makeProduct({ id: 5, imageUrl: '/placeholder.png' });
    expect(getIds(findRelatedProducts(board, [hidden, gift]))).toEqual([2]);
  });

  test('returns nothing if there is no other product', () => {
    expect(findRelatedProducts(board, [board])).toEqual([]);
    expect(findRelatedProducts(board, [])).toEqual([]);
  });
});
