import { describe, expect, test } from 'vitest';
import { makeOption } from '../testing/product';
import { changeOptionStocks, toReverseStockUpdate, toStockUpdate } from './stock-update';

describe('toStockUpdate', () => {
  test.each([
    [null, true, { inStock: true }],
    [3, true, { inStock: true }],
    [0, true, { inStock: true, quantityAvailable: null }],
    [0, false, { inStock: false }],
    [3, false, { inStock: false }],
  ])('of quantity %j and inStock %j is %j', (quantityAvailable, inStock, expected) =>
    expect(toStockUpdate({ quantityAvailable, options: [] }, inStock)).toEqual(expected),
  );

  test('clears the stock of options where nothing is left of any, and its reverse restores it', () => {
    const options = [
      makeOption({ key: 'small', stock: 0 }),
      makeOption({ key: 'large', stock: 0 }),
    ];
    const product = { inStock: true, quantityAvailable: 5, options };
    expect(toStockUpdate(product, false)).toEqual({ inStock: false });
    const update = toStockUpdate(product, true);
    expect(update).toEqual({
      inStock: true,
      optionStocks: [
        { key: 'small', stock: null },
        { key: 'large', stock: null },
      ],
    });
    const inStock = changeOptionStocks(options, update.optionStocks ?? []);
    expect(inStock.map(({ stock }) => stock)).toEqual([null, null]);
    const { optionStocks = [] } = toReverseStockUpdate(product, update);
    expect(changeOptionStocks(inStock, optionStocks)).toEqual(options);
  });

  test('keeps the stock of options while something is left of one', () => {
    const options = [
      makeOption({ key: 'small', stock: 0 }),
      makeOption({ key: 'large', stock: 2 }),
    ];
    expect(toStockUpdate({ quantityAvailable: null, options }, true)).toEqual({ inStock: true });
  });
});

test('toReverseStockUpdate has only what the update replaces', () => {
  const product = { inStock: true, quantityAvailable: 5, options: [] };
  expect(toReverseStockUpdate(product, { inStock: false })).toEqual({ inStock: true });
  const soldOut = { ...product, quantityAvailable: 0 };
  expect(toReverseStockUpdate(soldOut, { inStock: true, quantityAvailable: null })).toEqual({
    inStock: true,
    quantityAvailable: 0,
  });
});
