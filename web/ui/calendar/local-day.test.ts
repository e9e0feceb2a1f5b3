import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayAfter } from '#contract/core/dates';
import { dayInWords } from './day-in-words';
import { dayOf, localDate } from './local-day';

const zones = [
  'Asia/Tokyo',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  // Summer time begins at midnight there: some days have none.
  'America/Santiago',
];

const zoneBefore = process.env.TZ;

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

describe.each(zones)('on a device in %s', (zone) => {
  beforeEach(() => {
    process.env.TZ = zone;
  });

  test('every day of two years is the day it was, summer time or not', () => {
    for (let day = '2026-01-01'; day < '2028-01-01'; day = dayAfter(day)) {
      expect(dayOf(localDate(day))).toBe(day);
    }
  });

  test('a day is the one its date shows in the morning and at night', () => {
    expect(dayOf(new Date(2026, 10, 1, 0, 30))).toBe('2026-11-01');
    expect(dayOf(new Date(2026, 10, 1, 23, 30))).toBe('2026-11-01');
  });

  test('a day is said with its own figures', () => {
    expect(dayInWords('2027-03-14', 'en')).toBe('Sunday, March 14, 2027');
    expect(dayInWords('2026-11-01', 'es')).toBe('domingo, 1 de noviembre de 2026');
  });
});
