import { describe, expect, test } from 'vitest';
import { defaultEventPlan, type EventPlan } from './event-plan';
import { buildPlanQuery, hasPlanQuery, parsePlanQuery } from './plan-query';

const parse = (query: string): EventPlan => parsePlanQuery(new URLSearchParams(query));

const plan: EventPlan = {
  adults: 60,
  children: 8,
  style: 'meal',
  hours: 4,
  vegetarians: 6,
  budget: 1500,
  date: '2026-12-05',
  place: 'greater-la',
  occasion: 'wedding',
  without: ['tree-nuts', 'peanuts'],
  diets: ['no-pork'],
};

describe('plan query', () => {
  test('has everything that was chosen', () => {
    expect(parse(buildPlanQuery(plan))).toEqual(plan);
    expect(buildPlanQuery({ ...defaultEventPlan, adults: 60, budget: 900 })).toBe(
      'people=60&budget=900',
    );
  });

  test.each([
    '',
    'people=&children=&budget=&date=&place=&occasion=',
    'people=x&style=snack&hours=1.5&without=gold&diet=&budget=0&date=2026-02-30',
  ])('counts "%s" as nothing chosen', (query) => {
    expect(parse(query)).toEqual(defaultEventPlan);
  });

  test('keeps numbers within their limits', () => {
    expect(parse('people=200&children=90&vegetarians=999&hours=99')).toMatchObject({
      adults: 200,
      children: 50,
      vegetarians: 250,
      hours: 12,
    });
    expect(parse('people=0').adults).toBe(1);
  });

  test('reads a budget as people write it in the form without JavaScript', () => {
    expect(parse('budget=%241,500.50').budget).toBe(1500);
    expect(parse('budget=1500.505').budget).toBeUndefined();
  });

  test('is missing in the plain URL', () => {
    expect(hasPlanQuery(new URLSearchParams('mend=1'))).toBe(false);
    expect(hasPlanQuery(new URLSearchParams('without=milk'))).toBe(true);
  });
});
