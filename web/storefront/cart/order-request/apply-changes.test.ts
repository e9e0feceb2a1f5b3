import { expect, test } from 'vitest';
import type { OrderChange } from '#contract/orders/order-change';
import { makeOption, makeProduct } from '#contract/testing/product';
import { findProductByName } from '../../../testing/demo-data';
import { addToCart } from '../change-cart';
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

test('applyChangesToProducts updates changed fields of products without options only', () => {
  const [plainBoard, plainTable] = [board, table].map((product) => ({ ...product, options: [] }));
  if (!plainBoard || !plainTable) throw new Error('There are no products.');
  const updated = applyChangesToProducts(
    [plainBoard, plainTable, box],
    [createPriceChange(99), createStockChange(2), deletionChange, dateChange],
  );
  expect(updated).toEqual([
    { ...plainBoard, price: 99 },
    { ...plainTable, quantityAvailable: 2, inStock: true },
  ]);
});

test('applyChangesToProducts updates the changed option, and removes one that is gone', () => {
  const product = makeProduct({
    id: board.id,
    options: [
      makeOption({
        key: 'small',
        isDefault: false,
        quantityPrices: [{ minQuantity: 5, price: 80 }],
      }),
      makeOption({ key: 'medium' }),
      makeOption({ key: 'large', isDefault: false }),
    ],
  });
  const [small, medium] = product.options;
  const change = { productId: board.id, was: 3 };
  const changes: OrderChange[] = [
    { ...change, option: 'small', field: 'price', now: 99 },
    { ...change, field: 'stock', now: 2 },
    { ...change, option: 'large', field: 'gone', now: null },
  ];
  expect(applyChangesToProducts([product], changes)).toEqual([
    {
      ...product,
      price: 88,
      options: [
        { ...small, price: 99, quantityPrices: [] },
        { ...medium, stock: 2 },
      ],
    },
  ]);
});

test('applyChangesToCart changes only the line of the option', () => {
  addToCart(board.id, 3, 'large');
  addToCart(board.id, 2);
  const change = { productId: board.id, option: 'large', field: 'stock', was: 3, now: 1 } as const;
  applyChangesToCart([change]);
  expect(readCart()).toEqual([
    { productId: board.id, option: 'large', quantity: 1 },
    { productId: board.id, quantity: 2 },
  ]);
});
