import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackoff, getRemainingDelay } from './backoff';

const dayMs = 24 * 60 * 60_000;
const now = new Date('2026-11-21T18:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => vi.useRealTimers());

const getDelayAfter = (tries: number) => getRemainingDelay(createBackoff(tries));

test('createBackoff doubles the delay from two seconds up to five minutes', () => {
  expect([1, 2, 3].map(getDelayAfter)).toEqual([2_000, 4_000, 8_000]);
  expect(getDelayAfter(9)).toBe(300_000);
  expect(getDelayAfter(1000)).toBe(300_000);
});

test('createBackoff honors Retry-After up to one day', () => {
  expect(getRemainingDelay(createBackoff(1, 3_600_000))).toBe(3_600_000);
  expect(getRemainingDelay(createBackoff(1, 365 * dayMs))).toBe(dayMs);
});

test.each([
  { how: 'back', offsetMs: -dayMs },
  { how: 'forward', offsetMs: dayMs },
])('getRemainingDelay is 0 after the clock was set $how by a day', ({ offsetMs }) => {
  const backoff = createBackoff(9);
  vi.setSystemTime(now.getTime() + offsetMs);
  expect(getRemainingDelay(backoff)).toBe(0);
});

test('getRemainingDelay counts down to 0', () => {
  const backoff = createBackoff(3);
  vi.setSystemTime(now.getTime() + 5_000);
  expect(getRemainingDelay(backoff)).toBe(3_000);
  vi.setSystemTime(now.getTime() + 8_000);
  expect(getRemainingDelay(backoff)).toBe(0);
});
