import { expect, test } from 'vitest';
import type { OrderChange } from '#contract/orders/order-diff';
import { productNamed } from '../../../testing/demo-shop';
import { addToCart } from '../cart';
import { acceptInCart, applyChangesToProducts } from './accept-changes';

const board = productNamed('Mediterranean Board');
const table = productNamed('Grazing Table for Thirty');
const box = productNamed('Artisan Gift Box');

const price = (now: number): OrderChange => ({ productId: board.id, field: 'price', was: 1, now });
const stock = (now: number): OrderChange => ({ productId: table.id, field: 'stock', was: 3, now });
const gone: OrderChange = { productId: box.id, field: 'gone', was: 1, now: null };
const date: OrderChange = {
  productId: null,
  field: 'date',
  was: '2026-11-22',
  now: '2026-11-26',
};

const inCart = () => JSON.parse(localStorage.getItem('cart') ?? '{}').items;

test('applyChangesToCart keeps what is still available', () => {
  addToCart(board.id, 2);
  addToCart(table.id, 3);
  addToCart(box.id, 1);
  acceptInCart([price(99), stock(2), gone, date]);
  expect(inCart()).toEqual([
    { productId: board.id, quantity: 2 },
    { productId: table.id, quantity: 2 },
  ]);
});

test('applyChangesToCart removes sold-out products', () => {
  addToCart(table.id, 3);
  acceptInCart([stock(0)]);
  expect(inCart()).toEqual([]);
});

test('applyChangesToProducts updates changed fields only', () => {
  const after = applyChangesToProducts([board, table, box], [price(99), stock(2), gone, date]);
  expect(after).toEqual([
    { ...board, price: 99 },
    { ...table, quantityAvailable: 2, inStock: true },
  ]);
});
