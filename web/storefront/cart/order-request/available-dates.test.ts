import { describe, expect, test } from 'vitest';
import { largeEventLeadTimeHours, leadTimeHours, minLargeEventGuests } from '#contract/business';
import { findProductByName } from '../../../testing/demo-data';
import { getAvailableDates, getCartNoticeHours } from './available-dates';

const board = { product: findProductByName('Mediterranean Board'), quantity: 1 };
const largeTable = { product: findProductByName('Grazing Table for Thirty'), quantity: 1 };

describe('getNoticeHours', () => {
  test.each([
    ['', leadTimeHours],
    ['nobody knows', leadTimeHours],
    [String(minLargeEventGuests - 1), leadTimeHours],
    [String(minLargeEventGuests), largeEventLeadTimeHours],
    [` ${minLargeEventGuests} `, largeEventLeadTimeHours],
  ])('depends on the number of guests: "%s"', (guests, hours) => {
    expect(getCartNoticeHours([board], guests)).toBe(hours);
  });

  test('requires more notice for a large grazing table', () => {
    expect(getCartNoticeHours([largeTable], '')).toBe(largeEventLeadTimeHours);
  });
});

describe('getAvailableDates', () => {
  // Saturday, 2 p.m. in the shop's time zone.
  const now = new Date('2026-11-21T22:00:00Z');

  test('starts with the first date that leaves enough notice', () => {
    const { today, first, isAvailable } = getAvailableDates(now, leadTimeHours);
    expect([today, first]).toEqual(['2026-11-21', '2026-11-26']);
    expect(isAvailable('2026-11-25')).toBe(false);
    expect(isAvailable('2026-11-26')).toBe(true);
  });

  test('starts two weeks ahead for large events', () => {
    expect(getAvailableDates(now, largeEventLeadTimeHours).first).toBe('2026-12-06');
  });

  test('excludes Mondays and Tuesdays and ends after a year', () => {
    const { isAvailable, last } = getAvailableDates(now, leadTimeHours);
    expect(['2026-11-30', '2026-12-01', '2026-12-02'].map(isAvailable)).toEqual([
      false,
      false,
      true,
    ]);
    expect(last).toBe('2027-11-21');
    expect(isAvailable('2027-11-24')).toBe(false);
  });

  test('uses the shop’s time zone for today’s date', () => {
    const atNight = new Date('2026-11-22T07:30:00Z');
    expect(getAvailableDates(atNight, leadTimeHours).today).toBe('2026-11-21');
  });
});
