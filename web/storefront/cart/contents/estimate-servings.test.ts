import { describe, expect, test } from 'vitest';
import { findProductByName } from '../../../testing/demo-data';
import { estimateServings, parseGuestCount } from './estimate-servings';

const buildLine = (name: string, quantity = 1) => ({ product: findProductByName(name), quantity });

describe('estimateServings', () => {
  test('adds up the servings of all items', () => {
    const { totalServings, productsWithoutServings } = estimateServings([
      buildLine('Classic Board', 2),
      buildLine('Wedding Board'),
    ]);
    expect(totalServings).toEqual({ from: 22, to: 32 });
    expect(productsWithoutServings).toEqual([]);
  });

  test('lists products without a serving size and leaves them out of the sum', () => {
    const unsized = { ...findProductByName('Garden Board'), options: [], servingSize: null };
    const { totalServings, productsWithoutServings } = estimateServings([
      buildLine('Classic Board'),
      { product: unsized, quantity: 4 },
    ]);
    expect(totalServings).toEqual({ from: 5, to: 8 });
    expect(productsWithoutServings).toEqual([unsized]);
  });

  test('counts what the chosen option serves', () => {
    const table = findProductByName('Grazing Table for Fifty');
    const lines = [
      { product: table, option: '65-guests', quantity: 1 },
      { product: findProductByName('Classic Board'), option: 'small', quantity: 2 },
    ];
    expect(estimateServings(lines).totalServings).toEqual({ from: 69, to: 73 });
  });

  test('ignores class seats', () => {
    expect(estimateServings([buildLine('Board-Making Class', 4)])).toEqual({
      totalServings: undefined,
      productsWithoutServings: [],
    });
  });
});

test.each([
  ['25', 25],
  [' 7 ', 7],
  ['0', undefined],
  ['', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['a few', undefined],
  ['1e3', undefined],
  ['9999', 9999],
  ['10000', undefined],
])('parseGuestCount("%s") returns %s', (input, guests) => {
  expect(parseGuestCount(input)).toBe(guests);
});
