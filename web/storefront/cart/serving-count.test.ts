import { describe, expect, test } from 'vitest';
import { productNamed } from '../../testing/demo-shop';
import { parseGuests, servingCount } from './serving-count';

const line = (name: string, quantity = 1) => ({ product: productNamed(name), quantity });

describe('estimateServings', () => {
  test('adds up the servings of all items', () => {
    const { serves, silent } = servingCount([line('Classic Board', 2), line('Wedding Board')]);
    expect(serves).toEqual({ from: 22, to: 32 });
    expect(silent).toEqual([]);
  });

  test('lists products without a serving size and leaves them out of the sum', () => {
    const unsized = { ...productNamed('Garden Board'), servingSize: null };
    const { serves, silent } = servingCount([
      line('Classic Board'),
      { product: unsized, quantity: 4 },
    ]);
    expect(serves).toEqual({ from: 5, to: 8 });
    expect(silent).toEqual([unsized]);
  });

  test('ignores class seats', () => {
    expect(servingCount([line('Board-Making Class', 4)])).toEqual({
      serves: undefined,
      silent: [],
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
  ['12345', undefined],
])('parseGuests("%s") returns %s', (written, guests) => {
  expect(parseGuests(written)).toBe(guests);
});
