import { expect, test } from 'vitest';
import { median } from './median';

test('median of an odd number of values is the middle one', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('median of an even number of values is the mean of the middle two', () => {
  expect(median([10, 1, 4, 2])).toBe(3);
});

test('median of a single value is that value', () => {
  expect(median([7])).toBe(7);
});
