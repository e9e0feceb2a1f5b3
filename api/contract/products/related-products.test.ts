import { describe, expect, test } from 'vitest';
import { makeOption, makeProduct, makeProducts } from '../testing/product';
import type { Occasion } from './fact-names';
import { emptyFacts } from './facts';
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

  test('puts what is for more of the same occasions first', () => {
    const withOccasions = (id: number, occasions: readonly Occasion[]) =>
      makeProduct({ id, category: 'gifts', facts: { ...emptyFacts, occasions: [...occasions] } });
    const wedding = withOccasions(1, ['wedding', 'shower']);
    const forOne = withOccasions(5, ['wedding', 'office']);
    const forBoth = withOccasions(6, ['shower', 'wedding', 'brunch']);
    const catalog = [otherBoard, forOne, forBoth];
    expect(getIds(findRelatedProducts({ ...wedding, category: 'boards' }, catalog))).toEqual([
      6, 5, 3,
    ]);
  });

  test('then what serves as many people, in any category', () => {
    const serving = (id: number, from: number, to: number) =>
      makeProduct({ id, category: 'gifts', options: [makeOption({ serves: { from, to } })] });
    const forEight = { ...serving(1, 5, 8), category: 'boards' as const };
    const catalog = [serving(5, 9, 12), otherBoard, serving(6, 8, 10)];
    expect(getIds(findRelatedProducts(forEight, catalog))).toEqual([6, 3, 5]);
  });

  test('puts what is out of stock after the others of its category', () => {
    const soldOut = makeProduct({ id: 5, inStock: false });
    expect(getIds(findRelatedProducts(board, [soldOut, gift, otherBoard]))).toEqual([3, 5, 2]);
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
