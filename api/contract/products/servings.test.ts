import { describe, expect, test } from 'vitest';
import { toCandidates } from '../planner/candidates';
import { makeOption, makeProduct } from '../testing/product';
import { emptyFacts } from './facts';
import { getServingRange } from './option-range';
import { findFittingServing, getPricePerPerson, listServings } from './servings';

const table = listServings(
  makeProduct({
    options: [
      makeOption({ key: '12', price: 420, serves: { from: 12, to: 12 } }),
      makeOption({ key: '20', price: 680, serves: { from: 20, to: 20 } }),
      makeOption({ key: 'seats', price: 5, serves: null }),
    ],
  }),
);

describe('findFittingServing', () => {
  test.each([
    [11, undefined],
    [12, 420],
    [13, 680],
    [20, 680],
    [21, undefined],
  ])('for %i people', (people, price) => {
    expect(findFittingServing(table, people)?.price).toBe(price);
  });

  test('is that of the cheapest option that is enough', () => {
    const servings = [
      { price: 240, serves: { from: 8, to: 12 } },
      { price: 198, serves: { from: 8, to: 14 } },
    ];
    expect(findFittingServing(servings, 8)?.price).toBe(198);
  });
});

describe('getPricePerPerson', () => {
  test('is that of the best option', () => {
    expect(getPricePerPerson(table)).toBe(34);
    expect(getPricePerPerson([])).toBeUndefined();
  });
});

describe('listServings', () => {
  const serves = { from: 2, to: 4 };

  test('of a product without options needs a confirmation', () => {
    const confirmed = makeProduct({ facts: { ...emptyFacts, serves, confirmed: true } });
    expect(listServings(confirmed)).toEqual([{ price: 88, serves }]);
    expect(getServingRange(confirmed)).toEqual(serves);
    const unconfirmed = makeProduct({ facts: { ...emptyFacts, serves } });
    expect(listServings(unconfirmed)).toEqual([]);
    expect(getServingRange(unconfirmed)).toBeNull();
    expect(toCandidates([confirmed, unconfirmed]).map(({ product }) => product)).toEqual([
      confirmed,
    ]);
  });
});
