import { describe, expect, test } from 'vitest';
import { productNamed } from '../../testing/demo-shop';
import { parseGuests, servingCount } from './serving-count';

const line = (name: string, quantity = 1) => ({ product: productNamed(name), quantity });

describe('how many a cart serves', () => {
  test('is the sum of what each of its pieces serves', () => {
    const { serves, silent } = servingCount([line('Classic Board', 2), line('Wedding Board')]);
    expect(serves).toEqual({ from: 22, to: 32 });
    expect(silent).toEqual([]);
  });

  test('leaves out what does not say, and names it', () => {
    const unsized = { ...productNamed('Garden Board'), servingSize: null };
    const { serves, silent } = servingCount([
      line('Classic Board'),
      { product: unsized, quantity: 4 },
    ]);
    expect(serves).toEqual({ from: 5, to: 8 });
    expect(silent).toEqual([unsized]);
  });

  test('leaves out seats in a class without a word', () => {
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
])('"%s" is %s guests', (written, guests) => {
  expect(parseGuests(written)).toBe(guests);
});
