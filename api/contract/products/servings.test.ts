import { describe, expect, test } from 'vitest';
import { makeOption, makeProduct } from '../testing/product';
import { emptyFacts } from './facts';
import { findFittingPrice, getPricePerPerson, listServings } from './servings';

const table = listServings(
  makeProduct({
    options: [
      makeOption({ key: '12', price: 420, serves: { from: 12, to: 12 } }),
      makeOption({ key: '20', price: 680, serves: { from: 20, to: 20 } }),
      makeOption({ key: 'seats', price: 5, serves: null }),
    ],
  }),
);

describe('findFittingPrice', () => {
  test.each([
    [11, undefined],
    [12, 420],
    [13, 680],
    [20, 680],
    [21, undefined],
  ])('for %i people', (people, price) => {
    expect(findFittingPrice(table, people)).toBe(price);
  });

  test('is that of the cheapest option that is enough', () => {
    const servings = [
      { price: 240, serves: { from: 8, to: 12 } },
      { price: 198, serves: { from: 8, to: 14 } },
    ];
    expect(findFittingPrice(servings, 8)).toBe(198);
  });
});

describe('getPricePerPerson', () => {
  test('is exact for so many people, and that of the best option otherwise', () => {
    expect(getPricePerPerson(table, 15)).toBeCloseTo(45.33);
    expect(getPricePerPerson(table)).toBe(34);
    expect(getPricePerPerson(table, 50)).toBeUndefined();
    expect(getPricePerPerson([])).toBeUndefined();
  });
});

describe('listServings', () => {
  const serves = { from: 2, to: 4 };

  test('of a product without options needs a confirmation', () => {
    const confirmed = makeProduct({ facts: { ...emptyFacts, serves, confirmed: true } });
    expect(listServings(confirmed)).toEqual([{ price: 88, serves }]);
    expect(listServings(makeProduct({ facts: { ...emptyFacts, serves } }))).toEqual([]);
  });
});
