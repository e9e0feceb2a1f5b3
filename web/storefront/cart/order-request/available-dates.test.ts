import { describe, expect, test } from 'vitest';
import { largeEventLeadTimeHours, leadTimeHours, minLargeEventGuests } from '#contract/business';
import { defaultShopSettings } from '#contract/settings/shop-settings';
import { findProductByName } from '../../../testing/demo-data';
import { getAvailableDates, getCartNoticeHours } from './available-dates';

const board = { product: findProductByName('Mediterranean Board'), quantity: 1 };
const largeTable = { product: findProductByName('Grazing Table for Thirty'), quantity: 1 };

const settings = defaultShopSettings;

describe('getNoticeHours', () => {
  test.each([
    ['', leadTimeHours],
    ['nobody knows', leadTimeHours],
    [String(minLargeEventGuests - 1), leadTimeHours],
    [String(minLargeEventGuests), largeEventLeadTimeHours],
    [` ${minLargeEventGuests} `, largeEventLeadTimeHours],
  ])('depends on the number of guests: "%s"', (guests, hours) => {
    expect(getCartNoticeHours([board], guests, settings)).toBe(hours);
  });

  test('requires more notice for a large grazing table', () => {
    expect(getCartNoticeHours([largeTable], '', settings)).toBe(largeEventLeadTimeHours);
  });
});

describe('getAvailableDates', () => {
  // Saturday, 2 p.m. in the shop's time zone.
  const now = new Date('2026-11-21T22:00:00Z');

  const limits = {
    fulfilment: 'delivery',
    noticeHours: leadTimeHours,
    settings,
    fullDays: [],
  } as const;

  test('starts with the first date that leaves enough notice', () => {
    const { today, first, isAvailable } = getAvailableDates(now, limits);
    expect([today, first]).toEqual(['2026-11-21', '2026-11-26']);
    expect(isAvailable('2026-11-25')).toBe(false);
    expect(isAvailable('2026-11-26')).toBe(true);
  });

  test('starts two weeks ahead for large events', () => {
    const { first } = getAvailableDates(now, { ...limits, noticeHours: largeEventLeadTimeHours });
    expect(first).toBe('2026-12-06');
  });

  test('excludes closed weekdays and dates, full days, and days after a year, and says why', () => {
    const fullDays = ['2026-12-04'];
    const { isAvailable, getReason, last } = getAvailableDates(now, { ...limits, fullDays });
    const days = ['2026-11-25', '2026-12-01', '2026-12-02', '2026-12-04', '2026-12-25'];
    expect(days.map(isAvailable)).toEqual([false, false, true, false, false]);
    expect(days.map(getReason)).toEqual(['too-soon', 'closed', undefined, 'full', 'closed']);
    expect(last).toBe('2027-11-21');
    expect(isAvailable('2027-11-24')).toBe(false);
    expect([getReason('2026-11-20'), getReason('2027-11-24')]).toEqual([undefined, undefined]);
  });

  test('follows the owner’s opening days and closed dates', () => {
    const { isAvailable } = getAvailableDates(now, {
      ...limits,
      settings: { ...settings, openDays: ['Monday', 'Friday'], closedDates: ['2026-12-04'] },
    });
    const days = ['2026-11-27', '2026-11-28', '2026-11-30', '2026-12-04', '2026-12-25'];
    expect(days.map(isAvailable)).toEqual([true, false, true, false, true]);
  });

  test('skips full days at the start', () => {
    const fullDays = ['2026-11-26', '2026-11-27'];
    expect(getAvailableDates(now, { ...limits, fullDays }).first).toBe('2026-11-28');
  });

  test('of a shipment are business days that leave time to pack and to carry', () => {
    const { first, getReason } = getAvailableDates(now, {
      ...limits,
      fulfilment: 'shipping',
      // The carrier takes it on Monday, November 30, for an arrival on December 7.
      fullDays: ['2026-11-30'],
    });
    expect(first).toBe('2026-12-02');
    const days = ['2026-12-01', '2026-12-02', '2026-12-05', '2026-12-07', '2026-12-08'];
    expect(days.map(getReason)).toEqual(['too-soon', undefined, 'closed', 'full', undefined]);
  });

  test('uses the shop’s time zone for today’s date', () => {
    const atNight = new Date('2026-11-22T07:30:00Z');
    expect(getAvailableDates(atNight, limits).today).toBe('2026-11-21');
  });

  test('leaves the same notice on the days when the clocks change', () => {
    // Clocks go back on November 1, 2026: opening time is 97 hours after 11 a.m. four days before.
    const beforeFall = new Date('2026-10-28T18:00:00Z');
    expect(getAvailableDates(beforeFall, limits).first).toBe('2026-11-01');
    // Clocks go forward on March 14, 2027: opening time is 95 hours after 11 a.m. four days before.
    const beforeSpring = new Date('2027-03-10T19:00:00Z');
    expect(getAvailableDates(beforeSpring, limits).first).toBe('2027-03-17');
  });
});
