import { expect, test } from 'vitest';
import type { OrderChange } from '#contract/orders/order-change';
import { findProductByName } from '../../../testing/demo-data';
import { addToCart } from '../cart';
import { applyChangesToCart, applyChangesToProducts } from './apply-changes';

const board = findProductByName('Mediterranean Board');
const table = findProductByName('Grazing Table for Thirty');
const box = findProductByName('Artisan Gift Box');

const createPriceChange = (now: number): OrderChange => ({
  productId: board.id,
  field: 'price',
  was: 1,
  now,
});
const createStockChange = (now: number): OrderChange => ({
  productId: table.id,
  field: 'stock',
  was: 3,
  now,
});
const deletionChange: OrderChange = { productId: box.id, field: 'gone', was: 1, now: null };
const dateChange: OrderChange = {
  productId: null,
  field: 'date',
  was: '2026-11-22',
  now: '2026-11-26',
};

const readCart = () => JSON.parse(localStorage.getItem('cart') ?? '{}').items;

test('applyChangesToCart reduces quantities to the stock and removes deleted products', () => {
  addToCart(board.id, 2);
  addToCart(table.id, 3);
  addToCart(box.id, 1);
  applyChangesToCart([createPriceChange(99), createStockChange(2), deletionChange, dateChange]);
  expect(readCart()).toEqual([
    { productId: board.id, quantity: 2 },
    { productId: table.id, quantity: 2 },
  ]);
});

test('applyChangesToCart removes sold-out products', () => {
  addToCart(table.id, 3);
  applyChangesToCart([createStockChange(0)]);
  expect(readCart()).toEqual([]);
});

test('applyChangesToProducts updates changed fields only', () => {
  const updated = applyChangesToProducts(
    [board, table, box],
    [createPriceChange(99), createStockChange(2), deletionChange, dateChange],
  );
  expect(updated).toEqual([
    {
      ...board,
      price: 99,
      options: board.options.map((option) =>
        option.isDefault ? { ...option, price: 99, quantityPrices: [] } : option,
      ),
    },
    { ...table, quantityAvailable: 2, inStock: true },
  ]);
});
