import { expect, test } from 'vitest';
import { atLeast, atMost, formatGoal, formatMeasurement } from './goal';

test('formatGoal writes a goal as a limit', () => {
  expect(formatGoal(atLeast(99))).toBe('≥ 99');
  expect(formatGoal(atMost(1))).toBe('≤ 1');
});

test('formatMeasurement marks a number that misses its goal with !', () => {
  expect(formatMeasurement(98, 0, atLeast(99))).toBe('98 !');
  expect(formatMeasurement(1.31, 2, atMost(1))).toBe('1.31 !');
});

test('formatMeasurement compares the rounded number with the goal', () => {
  expect(formatMeasurement(1.0004, 2, atMost(1))).toBe('1.00');
});

test('formatMeasurement only rounds a number without a goal', () => {
  expect(formatMeasurement(12.34, 1, undefined)).toBe('12.3');
});
