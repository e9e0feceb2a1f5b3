import { describe, expect, test } from 'vitest';
import { makeOption, makeProduct } from '#contract/testing/product';
import { suggestOption } from './suggest-option';

const small = makeOption({ key: 'small', price: 50, serves: { from: 2, to: 4 } });
const large = makeOption({ key: 'large', price: 150, serves: { from: 8, to: 12 } });
const board = makeProduct({ id: 1, options: [small, large] });
const cheaperBoard = makeProduct({ id: 2, options: [{ ...large, price: 140 }] });

describe('suggestOption', () => {
  test('returns the cheapest option that is enough', () => {
    expect(suggestOption([board, cheaperBoard], 2)).toEqual({ product: board, option: small });
    expect(suggestOption([board, cheaperBoard], 3)).toMatchObject({ product: cheaperBoard });
  });

  test('prefers a featured product', () => {
    const featured = { ...board, featured: true };
    expect(suggestOption([cheaperBoard, featured], 8)).toEqual({
      product: featured,
      option: large,
    });
  });

  test.each([
    ['nothing is large enough', board, 9],
    ['it is sold out', { ...board, inStock: false }, 1],
    ['it is hidden', { ...board, imageUrl: '' }, 1],
    ['it is a gift box', { ...board, category: 'gifts' as const }, 1],
    ['it has no servings', { ...board, options: [{ ...small, serves: null }] }, 1],
  ])('returns nothing if %s', (_, product, missingGuests) => {
    expect(suggestOption([product], missingGuests)).toBeUndefined();
  });
});
