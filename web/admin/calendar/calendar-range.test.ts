import { describe, expect, test } from 'vitest';
import { getAdjacentDay, listWeeks } from './calendar-range';

describe('listWeeks', () => {
  test('lists the weeks of a month from Sunday to Saturday, with days of its neighbors', () => {
    const weeks = listWeeks('2026-11-18', 'month');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
  });

  test('lists the week of a day, across the end of daylight saving time', () => {
    expect(listWeeks('2026-11-01', 'week')).toEqual([
      ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-11-${day}`),
    ]);
  });
});

describe('getAdjacentDay', () => {
  test.each([
    ['2026-01-31', 'month', 1, '2026-02-01'],
    ['2026-01-31', 'month', -1, '2025-12-01'],
    ['2026-11-18', 'week', 1, '2026-11-22'],
    ['2026-11-18', 'week', -1, '2026-11-08'],
  ] as const)('returns, for %s in a %s and direction %i, %s', (day, view, direction, expected) => {
    expect(getAdjacentDay(day, view, direction)).toBe(expected);
  });
});
