import { expect, test } from 'vitest';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { makeOrder, makeOrderItem } from '#contract/testing/order';
import { buildKitchenList } from './kitchen-list';

const createItem = (productId: number | null, productName: string, quantity: number) =>
  makeOrderItem({ productId, productName, quantity });

const getStoredName = ({ productName }: OrderRecord['items'][number]) => productName;

const createOrder = (id: number, status: string, ...items: OrderRecord['items']): OrderRecord =>
  makeOrder({ id, number: `LH-${1000 + id}`, status, items });

test('buildKitchenList counts only confirmed orders, largest count first, then by name', () => {
  const { counts } = buildKitchenList(
    [
      createOrder(1, 'Confirmed', createItem(1, 'Classic Board', 2), createItem(2, 'Fig Jam', 1)),
      createOrder(2, 'Confirmed', createItem(2, 'Fig Jam', 4), createItem(3, 'Brie Box', 2)),
      createOrder(3, 'New', createItem(1, 'Classic Board', 40)),
      createOrder(4, 'Fulfilled', createItem(1, 'Classic Board', 40)),
      createOrder(5, 'Declined', createItem(1, 'Classic Board', 40)),
    ],
    getStoredName,
  );
  expect(counts.map(({ product, count }) => [product, count])).toEqual([
    ['Fig Jam', 5],
    ['Brie Box', 2],
    ['Classic Board', 2],
  ]);
});

test('buildKitchenList counts deleted products by name', () => {
  const { counts } = buildKitchenList(
    [
      createOrder(1, 'Confirmed', createItem(null, 'Fig Jam', 1), createItem(null, 'Brie Box', 1)),
      createOrder(2, 'Confirmed', createItem(null, 'Fig Jam', 1)),
    ],
    getStoredName,
  );
  expect(counts.map(({ count }) => count)).toEqual([2, 1]);
});

test('buildKitchenList separates confirmed, open and fulfilled orders, sorted by number', () => {
  const { confirmed, open, fulfilled } = buildKitchenList(
    [
      createOrder(7, 'Confirmed'),
      createOrder(3, 'Confirmed'),
      createOrder(4, 'New'),
      createOrder(5, 'Declined'),
      createOrder(6, 'Fulfilled'),
      createOrder(2, 'Awaiting an answer'),
    ],
    getStoredName,
  );
  expect(confirmed.map(({ id }) => id)).toEqual([3, 7]);
  expect(open.map(({ id }) => id)).toEqual([2, 4]);
  expect(fulfilled).toBe(1);
});
