import { expect, test } from 'vitest';
import { toStockUpdate } from './stock-level';

test.each([
  [null, true, { inStock: true }],
  [3, true, { inStock: true }],
  [0, true, { inStock: true, quantityAvailable: null }],
  [0, false, { inStock: false }],
  [3, false, { inStock: false }],
])('toStockUpdate of quantity %j and inStock %j is %j', (quantityAvailable, inStock, expected) =>
  expect(toStockUpdate({ quantityAvailable }, inStock)).toEqual(expected),
);
