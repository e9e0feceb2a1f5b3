import { describe, expect, test } from 'vitest';
import { largeEventGuests, largeEventHours, leadTimeHours } from '#contract/business';
import { productNamed } from '../../../testing/demo-shop';
import { noticeFor, possibleDays } from './possible-days';

const board = { product: productNamed('Mediterranean Board'), quantity: 1 };
const tableForThirty = { product: productNamed('Grazing Table for Thirty'), quantity: 1 };

describe('the notice an order needs', () => {
  test.each([
    ['', leadTimeHours],
    ['nobody knows', leadTimeHours],
    [String(largeEventGuests - 1), leadTimeHours],
    [String(largeEventGuests), largeEventHours],
    [` ${largeEventGuests} `, largeEventHours],
  ])('follows the guests, typed as "%s"', (guests, hours) => {
    expect(noticeFor([board], guests)).toBe(hours);
  });

  test('follows the grazing tables too', () => {
    expect(noticeFor([tableForThirty], '')).toBe(largeEventHours);
  });
});

describe('the days that are possible', () => {
  // Saturday, two in the afternoon in the shop.
  const now = new Date('2026-11-21T22:00:00Z');

  test('begin with the first that leaves enough notice', () => {
    const { today, first, isPossible } = possibleDays(now, leadTimeHours);
    expect([today, first]).toEqual(['2026-11-21', '2026-11-26']);
    expect(isPossible('2026-11-25')).toBe(false);
    expect(isPossible('2026-11-26')).toBe(true);
  });

  test('begin two weeks ahead for a large event', () => {
    expect(possibleDays(now, largeEventHours).first).toBe('2026-12-06');
  });

  test('leave out Mondays and Tuesdays, and end after a year', () => {
    const { isPossible, last } = possibleDays(now, leadTimeHours);
    expect(['2026-11-30', '2026-12-01', '2026-12-02'].map(isPossible)).toEqual([
      false,
      false,
      true,
    ]);
    expect(last).toBe('2027-11-21');
    expect(isPossible('2027-11-24')).toBe(false);
  });

  test('are the shop’s: late at night there it is tomorrow elsewhere', () => {
    const atNight = new Date('2026-11-22T07:30:00Z');
    expect(possibleDays(atNight, leadTimeHours).today).toBe('2026-11-21');
  });
});
