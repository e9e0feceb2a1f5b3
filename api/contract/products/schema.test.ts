import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { makeProduct } from '../testing/product';
import { getProductSchemas, product } from './schema';

describe('the number of a product', () => {
  test.each(['1', '42', 7])("may be '%s'", (id) => {
    expect(v.parse(getProductSchemas.params, { id })).toEqual({ id: Number(id) });
  });

  test.each(['abc', '0', '-1', '1.5', '', 'NaN', 'Infinity'])("may not be '%s'", (id) => {
    expect(v.is(getProductSchemas.params, { id })).toBe(false);
  });
});

describe('a product', () => {
  test('may leave out every optional text and have no translation', () => {
    expect(v.is(product, makeProduct())).toBe(true);
  });

  test.each([
    { category: 'Charcuterie Boards' },
    { region: 'Germany' },
    { price: -1 },
    { price: '88' },
    { quantityAvailable: -1 },
    { quantityAvailable: 1.5 },
    { id: 0 },
    { createdAt: 'yesterday' },
    { image: { publitioId: 'fig', url: '/fig', width: 10, height: 10, color: 'red', alt: {} } },
  ])('does not fit with %o', (fault) => {
    expect(v.is(product, { ...makeProduct(), ...fault })).toBe(false);
  });
});
