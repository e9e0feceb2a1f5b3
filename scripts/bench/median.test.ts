import { expect, test } from 'vitest';
import { median } from './median';

test('of an odd number of measurements the middle one is taken', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('of an even number of measurements the mean of the middle two is taken', () => {
  expect(median([10, 1, 4, 2])).toBe(3);
});

test('a single measurement is its own median', () => {
  expect(median([7])).toBe(7);
});
