import { expect, test } from 'vitest';
import { atLeast, atMost, cell, formatGoal } from './goal';

test('formatGoal writes a goal as a limit', () => {
  expect(formatGoal(atLeast(99))).toBe('≥ 99');
  expect(formatGoal(atMost(1))).toBe('≤ 1');
});

test('formatMeasurement marks a number that misses its goal with !', () => {
  expect(cell(98, 0, atLeast(99))).toBe('98 !');
  expect(cell(1.31, 2, atMost(1))).toBe('1.31 !');
});

test('formatMeasurement compares the rounded number with the goal', () => {
  expect(cell(1.0004, 2, atMost(1))).toBe('1.00');
});

test('formatMeasurement only rounds a number without a goal', () => {
  expect(cell(12.34, 1, undefined)).toBe('12.3');
});
