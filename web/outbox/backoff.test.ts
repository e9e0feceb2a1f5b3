import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackoff, remainingDelay } from './backoff';

const day = 24 * 60 * 60_000;
const now = new Date('2026-11-21T18:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => vi.useRealTimers());

const lengthAfter = (tries: number) => remainingDelay(createBackoff(tries));

test('createBackoff doubles the delay from two seconds up to five minutes', () => {
  expect([1, 2, 3].map(lengthAfter)).toEqual([2_000, 4_000, 8_000]);
  expect(lengthAfter(9)).toBe(300_000);
  expect(lengthAfter(1000)).toBe(300_000);
});

test('createBackoff honors Retry-After up to one day', () => {
  expect(remainingDelay(createBackoff(1, 3_600_000))).toBe(3_600_000);
  expect(remainingDelay(createBackoff(1, 365 * day))).toBe(day);
});

test.each([
  { how: 'back', by: -day },
  { how: 'forward', by: day },
])('remainingDelay is 0 after the clock was set $how by a day', ({ by }) => {
  const pause = createBackoff(9);
  vi.setSystemTime(now.getTime() + by);
  expect(remainingDelay(pause)).toBe(0);
});

test('remainingDelay counts down to 0', () => {
  const pause = createBackoff(3);
  vi.setSystemTime(now.getTime() + 5_000);
  expect(remainingDelay(pause)).toBe(3_000);
  vi.setSystemTime(now.getTime() + 8_000);
  expect(remainingDelay(pause)).toBe(0);
});
