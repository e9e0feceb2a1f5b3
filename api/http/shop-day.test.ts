import { expect, test } from 'vitest';
import { createShopDay } from './shop-day';

test.each([
  ['2026-12-21T07:59:59.999Z', '2026-12-20'],
  ['2026-12-21T08:00:00.000Z', '2026-12-21'],
  // The clocks change on this day.
  ['2026-11-02T07:59:59.999Z', '2026-11-01'],
  ['2026-11-02T08:00:00.000Z', '2026-11-02'],
])('createShopDay at %s returns %s, whatever it returned before', (instant, day) => {
  const times = ['2026-10-30T12:00:00Z', instant, '2027-01-01T12:00:00Z', instant];
  const getShopDay = createShopDay(() => new Date(times.shift() ?? instant));
  expect(getShopDay()).toBe('2026-10-30');
  expect(getShopDay()).toBe(day);
  expect(getShopDay()).toBe('2027-01-01');
  expect(getShopDay()).toBe(day);
});
