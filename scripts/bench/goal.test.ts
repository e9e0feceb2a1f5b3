import { expect, test } from 'vitest';
import { atLeast, atMost, cell, said } from './goal';

test('a goal is said as a limit', () => {
  expect(said(atLeast(99))).toBe('≥ 99');
  expect(said(atMost(1))).toBe('≤ 1');
});

test('a number that misses its goal is marked', () => {
  expect(cell(98, 0, atLeast(99))).toBe('98 !');
  expect(cell(1.31, 2, atMost(1))).toBe('1.31 !');
});

test('a number is held against its goal as it is shown', () => {
  expect(cell(1.0004, 2, atMost(1))).toBe('1.00');
});

test('a number without a goal is only shown', () => {
  expect(cell(12.34, 1, undefined)).toBe('12.3');
});
