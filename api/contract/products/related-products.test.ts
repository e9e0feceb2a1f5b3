import { describe, expect, test } from 'vitest';
import { makeProduct, makeProducts } from '../testing/product';
import { relatedProducts } from './details';

const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

describe('the products related to a product', () => {
  const board = makeProduct({ id: 1, category: 'boards' });
  const gift = makeProduct({ id: 2, category: 'gifts' });
  const otherBoard = makeProduct({ id: 3, category: 'boards' });
  const table = makeProduct({ id: 4, category: 'grazing' });

  test('are others of its category first, then the rest in their order', () => {
    expect(ids(relatedProducts(board, [board, gift, table, otherBoard]))).toEqual([3, 2, 4]);
  });

  test('are four at most', () => {
    expect(ids(relatedProducts(board, makeProducts(9)))).toEqual([2, 3, 4, 5]);
  });

  test('are none of those the shop hides', () => {
    const hidden = makeProduct({ id: 5, imageUrl: '/placeholder.png' });
    expect(ids(relatedProducts(board, [hidden, gift]))).toEqual([2]);
  });

  test('are none when there is no other', () => {
    expect(relatedProducts(board, [board])).toEqual([]);
    expect(relatedProducts(board, [])).toEqual([]);
  });
});
