import { describe, expect, test } from 'vitest';
import { defaultShopSettings } from '../settings/shop-settings';
import { makeOption, makeProduct } from '../testing/product';
import { findEarliestDayOfChoice } from './earliest-day';

/** A Monday, 10:00 in Los Angeles. */
const context = { now: new Date('2026-11-23T18:00:00Z'), settings: defaultShopSettings };
const small = makeOption({ key: 'small', serves: { from: 15, to: 25 } });
const large = makeOption({ key: 'large', serves: { from: 40, to: 65 } });
const table = makeProduct({ category: 'grazing', options: [small, large] });
const boards = makeProduct({ options: [small, large] });

describe('findEarliestDayOfChoice', () => {
  test('counts the notice of the chosen option, not of the smallest one', () => {
    expect(findEarliestDayOfChoice({ product: table, option: small }, context).day).toBe(
      '2026-11-27',
    );
    expect(findEarliestDayOfChoice({ product: table, option: large }, context).day).toBe(
      '2026-12-09',
    );
  });

  test('counts the people of the event before those that the option serves', () => {
    const forTwelve = { product: boards, option: large, people: 12 };
    expect(findEarliestDayOfChoice({ product: boards, option: large }, context).day).toBe(
      '2026-12-09',
    );
    expect(findEarliestDayOfChoice(forTwelve, context).day).toBe('2026-11-27');
  });

  test('a product without options needs the usual notice', () => {
    const product = makeProduct({ options: [] });
    expect(findEarliestDayOfChoice({ product, option: undefined }, context).day).toBe('2026-11-27');
  });

  test('is valid until the notice before that day begins, and a later day afterwards', () => {
    const choice = { product: boards, option: small };
    const { day, validUntil } = findEarliestDayOfChoice(choice, context);
    // 11:00 in Los Angeles, 96 hours before the shop opens.
    expect(validUntil).toEqual(new Date('2026-11-23T19:00:00Z'));
    const findAt = (now: Date) => findEarliestDayOfChoice(choice, { ...context, now }).day;
    expect(findAt(validUntil)).toBe(day);
    expect(findAt(new Date(validUntil.getTime() + 1))).toBe('2026-11-28');
  });
});
