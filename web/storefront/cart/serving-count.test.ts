import { describe, expect, test } from 'vitest';
import { productNamed } from '../../testing/demo-shop';
import { guestsIn, servingCount } from './serving-count';

const line = (name: string, quantity = 1) => ({ product: productNamed(name), quantity });

describe('how many a cart serves', () => {
  test('is the sum of what each of its pieces serves', () => {
    const { serves, silent } = servingCount([line('Classic Board', 2), line('Wedding Board')]);
    expect(serves).toEqual({ from: 22, to: 32 });
    expect(silent).toEqual([]);
  });

  test('leaves out what does not say, and names it', () => {
    const lines = [line('Classic Board'), line('Board-Making Class', 4)];
    const { serves, silent } = servingCount(lines);
    expect(serves).toEqual({ from: 5, to: 8 });
    expect(silent.map(({ name }) => name)).toEqual(['Board-Making Class']);
  });

  test('is not known where nothing says', () => {
    expect(servingCount([line('Board-Making Class')]).serves).toBeUndefined();
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
  expect(guestsIn(written)).toBe(guests);
});
