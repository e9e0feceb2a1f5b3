import { describe, expect, test } from 'vitest';
import { emptyFacts } from '../products/facts';
import { defaultShopSettings } from '../settings/shop-settings';
import { makeOption, makeProduct } from '../testing/product';
import { findUnavailability } from './event';
import { getProductNoticeHours } from './product-notice';

/** A Monday, 10:00 in Los Angeles. */
const context = {
  now: new Date('2026-11-23T18:00:00Z'),
  settings: defaultShopSettings,
  fullDays: ['2026-12-03'],
};
const board = makeProduct();
const table = makeProduct({
  category: 'grazing',
  options: [makeOption({ serves: { from: 40, to: 65 } })],
});

test('getProductNoticeHours is longer for many people and for large grazing tables', () => {
  expect(getProductNoticeHours(board, 12, defaultShopSettings)).toBe(96);
  expect(getProductNoticeHours(board, 30, defaultShopSettings)).toBe(336);
  expect(getProductNoticeHours(table, undefined, defaultShopSettings)).toBe(336);
  const facts = { ...emptyFacts, serves: { from: 40, to: 65 } };
  const unconfirmed = makeProduct({ category: 'grazing', facts });
  expect(getProductNoticeHours(unconfirmed, undefined, defaultShopSettings)).toBe(336);
});

describe('findUnavailability', () => {
  test.each([
    ['2026-11-28', undefined],
    ['2026-11-26', { reason: 'too-soon', earliest: '2026-11-27' }],
    ['2026-11-30', { reason: 'closed' }],
    ['2026-12-25', { reason: 'closed' }],
    ['2026-12-03', { reason: 'full' }],
  ])('of a board on %s', (date, expected) => {
    expect(findUnavailability(board, { date, people: 8 }, context)).toEqual(expected);
  });

  test('without a date is only about the stock', () => {
    expect(findUnavailability(board, {}, context)).toBeUndefined();
    const soldOut = makeProduct({ inStock: false });
    expect(findUnavailability(soldOut, { date: '2026-11-28' }, context)).toEqual({
      reason: 'out-of-stock',
    });
  });
});
