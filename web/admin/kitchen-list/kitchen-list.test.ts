import { expect, test } from 'vitest';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { buildKitchenList } from './kitchen-list';

const item = (productId: number | null, productName: string, quantity: number) => ({
  productId,
  productName,
  quantity,
  price: 10,
});

const getStoredName = ({ productName }: OrderRecord['items'][number]) => productName;

const order = (id: number, status: string, ...items: OrderRecord['items']): OrderRecord => ({
  id,
  number: `LH-${1000 + id}`,
  status,
  items,
  name: 'Ana',
  email: 'ana@correo.mx',
  phone: null,
  language: 'en',
  createdAt: '2026-11-20T10:00:00.000Z',
  receivedAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  readAt: null,
  eventDate: '2026-11-28',
  fulfilment: 'pickup',
  area: null,
  guests: null,
  notes: null,
  total: 10,
});

test('buildKitchenList counts only confirmed orders, largest count first, then by name', () => {
  const { counts } = buildKitchenList(
    [
      order(1, 'Confirmed', item(1, 'Classic Board', 2), item(2, 'Fig Jam', 1)),
      order(2, 'Confirmed', item(2, 'Fig Jam', 4), item(3, 'Brie Box', 2)),
      order(3, 'New', item(1, 'Classic Board', 40)),
      order(4, 'Fulfilled', item(1, 'Classic Board', 40)),
      order(5, 'Declined', item(1, 'Classic Board', 40)),
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
      order(1, 'Confirmed', item(null, 'Fig Jam', 1), item(null, 'Brie Box', 1)),
      order(2, 'Confirmed', item(null, 'Fig Jam', 1)),
    ],
    getStoredName,
  );
  expect(counts.map(({ count }) => count)).toEqual([2, 1]);
});

test('buildKitchenList separates confirmed, open and fulfilled orders, sorted by number', () => {
  const { confirmed, open, fulfilled } = buildKitchenList(
    [
      order(7, 'Confirmed'),
      order(3, 'Confirmed'),
      order(4, 'New'),
      order(5, 'Declined'),
      order(6, 'Fulfilled'),
      order(2, 'Awaiting an answer'),
    ],
    getStoredName,
  );
  expect(confirmed.map(({ id }) => id)).toEqual([3, 7]);
  expect(open.map(({ id }) => id)).toEqual([2, 4]);
  expect(fulfilled).toBe(1);
});
