import { describe, expect, test } from 'vitest';
import { makeProduct } from '../testing/product';
import { isDessert, isSeat, isService, isSinglePortions } from './product-kind';

describe('isSeat', () => {
  test.each(['One seat', 'Two seats', 'A Seat in our class'])('is true for %j', (servingSize) => {
    expect(isSeat(makeProduct({ category: 'special', servingSize }))).toBe(true);
  });

  test.each(['Serves 15–25', 'For a seated dinner', '', null])('is false for %j', (servingSize) => {
    expect(isSeat(makeProduct({ category: 'special', servingSize }))).toBe(false);
  });

  test('is false outside of special events', () => {
    expect(isSeat(makeProduct({ category: 'gifts', servingSize: 'One seat' }))).toBe(false);
  });
});

describe('isService', () => {
  const special = (changes: object) => makeProduct({ category: 'special', ...changes });

  test('is true for a special event without a weight, and for every seat', () => {
    expect(isService(special({ weight: null }))).toBe(true);
    expect(isService(special({ weight: ' ' }))).toBe(true);
    expect(isService(special({ weight: '2 lb', servingSize: 'One seat' }))).toBe(true);
  });

  test('is false for food', () => {
    expect(isService(special({ weight: '11 lb' }))).toBe(false);
    expect(isService(makeProduct({ category: 'boards', weight: null }))).toBe(false);
  });
});

test.each([
  ['Dessert Board', true],
  ['Board of Desserts', true],
  ['Desert Flower Board', false],
])('isDessert of %j is %s', (name, expected) => {
  expect(isDessert(makeProduct({ name }))).toBe(expected);
});

test.each([
  ['Serves 12, one cup each', true],
  ['Serves 12 (individual boxes)', true],
  ['Serves 8–12', false],
  [null, false],
])('isSinglePortions of %j is %s', (servingSize, expected) => {
  expect(isSinglePortions(makeProduct({ servingSize }))).toBe(expected);
});
