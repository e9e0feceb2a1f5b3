import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { makeProduct } from '../testing/product';
import { getProductSchemas, product } from './schema';

describe('GET /api/products/:id params', () => {
  test.each(['1', '42', 7])("accept id '%s'", (id) => {
    expect(v.parse(getProductSchemas.params, { id })).toEqual({ id: Number(id) });
  });

  test.each(['abc', '0', '-1', '1.5', '', 'NaN', 'Infinity'])("reject id '%s'", (id) => {
    expect(v.is(getProductSchemas.params, { id })).toBe(false);
  });
});

describe('product schema', () => {
  test('accepts a product without optional texts and translations', () => {
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
  ])('rejects %o', (invalidFields) => {
    expect(v.is(product, { ...makeProduct(), ...invalidFields })).toBe(false);
  });
});
