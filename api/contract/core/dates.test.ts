import { describe, expect, test } from 'vitest';
import { largeEventLeadTimeHours, leadTimeHours } from '../business';
import { addDays, findEarliestDay, getOpeningTime, isIsoDate, isOpenOn, toShopDate } from './dates';

const findFirstDay = (instant: string) => findEarliestDay(new Date(instant), leadTimeHours);

describe('isIsoDate, addDays and isOpenOn', () => {
  test.each(['2026-11-21', '2028-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])(
    'isIsoDate accepts %s',
    (text) => {
      expect(isIsoDate(text)).toBe(true);
    },
  );

  test.each([
    '',
    '2026-02-30',
    '2027-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-4-1',
    '20261121',
    '2026-11-21T00:00:00Z',
    ' 2026-11-21',
    '2026-11-21\n',
    '+002026-11-21',
    '21/11/2026',
    '২০২৬-১১-২১',
  ])('isIsoDate rejects %j', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });

  test('addDays crosses months, years and leap days', () => {
    expect(addDays('2026-11-30')).toBe('2026-12-01');
    expect(addDays('2026-12-31')).toBe('2027-01-01');
    expect(addDays('2028-02-28')).toBe('2028-02-29');
    expect(addDays('2027-02-28')).toBe('2027-03-01');
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  test('isOpenOn is true from Wednesday to Sunday', () => {
    const week = Array.from({ length: 7 }, (_, days) => addDays('2026-11-23', days));
    expect(week.filter((day) => isOpenOn(day))).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    expect(isOpenOn('')).toBe(false);
  });
});

describe('toShopDate and getOpeningTime', () => {
  test.each([
    ['2026-11-21T07:59:59.999Z', '2026-11-20'],
    ['2026-11-21T08:00:00.000Z', '2026-11-21'],
    ['2026-07-01T06:59:59.999Z', '2026-06-30'],
    ['2026-07-01T07:00:00.000Z', '2026-07-01'],
    ['2027-01-01T07:59:59.999Z', '2026-12-31'],
    ['2028-03-01T07:59:59.999Z', '2028-02-29'],
  ])('toShopDate(%s) is %s', (instant, day) => {
    expect(toShopDate(new Date(instant))).toBe(day);
  });

  test.each([
    ['2026-01-15', '2026-01-15T19:00:00.000Z'],
    ['2026-07-15', '2026-07-15T18:00:00.000Z'],
    ['2026-03-07', '2026-03-07T19:00:00.000Z'],
    ['2026-03-08', '2026-03-08T18:00:00.000Z'],
    ['2026-10-31', '2026-10-31T18:00:00.000Z'],
    ['2026-11-01', '2026-11-01T19:00:00.000Z'],
    ['2027-03-13', '2027-03-13T19:00:00.000Z'],
    ['2027-03-14', '2027-03-14T18:00:00.000Z'],
  ])('getOpeningTime(%s) is %s', (day, instant) => {
    expect(getOpeningTime(day).toISOString()).toBe(instant);
  });

  test.each([
    ['2026-03-08', '01:30', '2026-03-08T09:30:00.000Z'],
    ['2026-03-08', '07:00', '2026-03-08T14:00:00.000Z'],
    ['2026-03-08', '09:30', '2026-03-08T16:30:00.000Z'],
    ['2026-11-01', '00:30', '2026-11-01T07:30:00.000Z'],
    ['2026-11-01', '07:00', '2026-11-01T15:00:00.000Z'],
    ['2026-11-01', '23:00', '2026-11-02T07:00:00.000Z'],
  ])(
    'opening early on %s at %s, when daylight saving time changes, is %s',
    (day, opens, instant) => {
      const hours = { openDays: ['Sunday'], opens, closedDates: [] };
      expect(getOpeningTime(day, hours).toISOString()).toBe(instant);
    },
  );
});

describe('findEarliestDay', () => {
  test('is the day that opens exactly 96 hours later; 1 ms later it is the next open day', () => {
    // Saturday, 11 o'clock in Los Angeles.
    expect(findFirstDay('2026-11-21T19:00:00.000Z')).toBe('2026-11-25');
    expect(findFirstDay('2026-11-21T19:00:00.001Z')).toBe('2026-11-26');
    expect(findFirstDay('2026-11-21T19:01:00.000Z')).toBe('2026-11-26');
  });

  test.each([
    ['Friday evening', '2026-11-21T03:00:00Z', '2026-11-25'],
    ['Thursday morning', '2026-11-19T19:00:00Z', '2026-11-25'],
    ['Sunday morning, 11 o’clock', '2026-11-22T19:00:00Z', '2026-11-26'],
    ['Wednesday after opening', '2026-11-25T19:00:01Z', '2026-12-02'],
    ['the last second of a day', '2026-11-22T07:59:59Z', '2026-11-26'],
    ['the first second of the next', '2026-11-22T08:00:00Z', '2026-11-26'],
    ['the end of a year', '2026-12-30T18:00:00Z', '2027-01-03'],
    ['before a leap day', '2028-02-25T08:00:00Z', '2028-03-01'],
    ['before a month that ends on one', '2032-02-25T19:00:00Z', '2032-02-29'],
  ])('order placed at: %s', (_when, instant, day) => {
    expect(findFirstDay(instant)).toBe(day);
  });

  test('counts exact hours when daylight saving time starts in between', () => {
    expect(findFirstDay('2026-03-04T18:00:00Z')).toBe('2026-03-08');
    expect(findFirstDay('2026-03-04T18:00:01Z')).toBe('2026-03-11');
    expect(findFirstDay('2027-03-10T18:00:00Z')).toBe('2027-03-14');
    expect(findFirstDay('2027-03-10T18:00:01Z')).toBe('2027-03-17');
  });

  test('counts exact hours when daylight saving time ends in between', () => {
    expect(findFirstDay('2026-10-28T19:00:00Z')).toBe('2026-11-01');
    expect(findFirstDay('2026-10-28T19:00:01Z')).toBe('2026-11-04');
  });

  test('is two weeks later for a large event', () => {
    const now = new Date('2026-11-21T19:00:00Z');
    expect(findEarliestDay(now, largeEventLeadTimeHours)).toBe('2026-12-05');
    expect(findEarliestDay(new Date(now.getTime() + 1), largeEventLeadTimeHours)).toBe(
      '2026-12-06',
    );
  });

  test('is the first open day with full notice, sampled every 7 hours over two years', () => {
    const hour = 60 * 60 * 1000;
    const notice = leadTimeHours * hour;
    const start = Date.parse('2026-01-01T00:30:00Z');
    for (let instant = start; instant < start + 2 * 365 * 24 * hour; instant += 7 * hour) {
      const day = findEarliestDay(new Date(instant), leadTimeHours);
      expect(isOpenOn(day)).toBe(true);
      expect(getOpeningTime(day).getTime()).toBeGreaterThanOrEqual(instant + notice);
      const previous =
        [1, 2, 3].map((days) => addDays(day, -days)).find((day) => isOpenOn(day)) ?? '';
      expect(getOpeningTime(previous).getTime()).toBeLessThan(instant + notice);
    }
  });

  test('throws RangeError for an invalid date', () => {
    expect(() => findEarliestDay(new Date(Number.NaN), leadTimeHours)).toThrow(RangeError);
  });
});
