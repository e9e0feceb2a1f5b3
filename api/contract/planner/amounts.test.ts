import { describe, expect, test } from 'vitest';
import { calculateAmounts, countNeededServings, countVegetarianServings } from './amounts';
import { defaultEventPlan } from './event-plan';

describe('countNeededServings', () => {
  test.each([
    [{ adults: 12 }, 12],
    [{ adults: 12, children: 5 }, 15],
    [{ adults: 12, style: 'meal' as const }, 18],
    [{ adults: 12, hours: 3 }, 12],
    [{ adults: 12, hours: 4 }, 15],
    [{ adults: 10, style: 'meal' as const, hours: 5 }, 19],
    [{ adults: 0, children: 1 }, 1],
  ])('of %o is %i', (changes, servings) => {
    expect(countNeededServings({ ...defaultEventPlan, ...changes })).toBe(servings);
  });
});

test('countVegetarianServings is at most what everybody needs', () => {
  const plan = { ...defaultEventPlan, adults: 4, children: 4 };
  expect(countVegetarianServings({ ...plan, vegetarians: 3 })).toBe(3);
  expect(countVegetarianServings({ ...plan, vegetarians: 8 })).toBe(6);
});

test('calculateAmounts has the shop’s ounces per serving, and none of what is not on the table', () => {
  const plan = { ...defaultEventPlan, adults: 10, children: 4 };
  expect(calculateAmounts(plan)).toEqual({
    cheese: { from: 24, to: 36 },
    meat: { from: 12, to: 24 },
  });
  expect(calculateAmounts({ ...plan, without: ['milk'], diets: ['vegetarian'] })).toEqual({
    cheese: undefined,
    meat: undefined,
  });
});
