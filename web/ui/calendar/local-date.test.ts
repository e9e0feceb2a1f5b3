import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#contract/core/dates';
import { formatLongDate } from '../../i18n/event-dates';
import { toIsoDate, toLocalDate } from './local-date';

const timeZones = [
  'Asia/Tokyo',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  // Daylight saving time starts at midnight here: that midnight does not exist.
  'America/Santiago',
];

const originalTimeZone = process.env.TZ;

afterEach(() => {
  if (originalTimeZone === undefined) delete process.env.TZ;
  else process.env.TZ = originalTimeZone;
});

describe.each(timeZones)('local dates in the time zone %s', (zone) => {
  beforeEach(() => {
    process.env.TZ = zone;
  });

  test('toIsoDate(toLocalDate(date)) returns the same date for every day of two years', () => {
    for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day)) {
      expect(toIsoDate(toLocalDate(day))).toBe(day);
    }
  });

  test('toIsoDate returns the local date early in the morning and late at night', () => {
    expect(toIsoDate(new Date(2026, 10, 1, 0, 30))).toBe('2026-11-01');
    expect(toIsoDate(new Date(2026, 10, 1, 23, 30))).toBe('2026-11-01');
  });

  test('formatLongDate formats the given date without shifting it', () => {
    expect(formatLongDate('2027-03-14', 'en')).toBe('Sunday, March 14, 2027');
    expect(formatLongDate('2026-11-01', 'es')).toBe('domingo, 1 de noviembre de 2026');
  });
});
