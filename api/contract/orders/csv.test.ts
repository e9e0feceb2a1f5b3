import { describe, expect, test } from 'vitest';
import { makeOrder, makeOrderItem } from '../testing/order';
import type { OrderRecord } from './admin-schema';
import { buildOrderRequestsCsv } from './csv';

const order = makeOrder({
  items: [
    makeOrderItem({ productName: 'Fig Board', quantity: 2, price: 99.5 }),
    makeOrderItem({ productId: null, productName: 'Fig Jam', price: 49.5 }),
  ],
  total: 248.5,
  receivedAt: '2026-07-01T06:59:00.000Z',
  updatedAt: '2026-11-22T08:00:00.000Z',
});

function readColumn(name: string, ...orders: OrderRecord[]): string[] {
  const { header, rows } = buildOrderRequestsCsv(orders, new Date('2026-11-23T05:00:00.000Z'));
  return Array.from(rows, (row) => row[header.indexOf(name)] ?? '');
}

describe('buildOrderRequestsCsv', () => {
  test('writes timestamps in the shop time zone, in summer and in winter', () => {
    expect(readColumn('Received', order)[0]).toBe('2026-06-30 23:59');
    expect(readColumn('Sent', order)[0]).toBe('2026-11-22 15:21');
    expect(readColumn('Updated', order)[0]).toBe('2026-11-22 00:00');
    expect(readColumn('Read', order)[0]).toBe('');
  });

  test('writes names instead of slugs', () => {
    expect(readColumn('Delivery or pickup', order)[0]).toBe('Delivery');
    expect(readColumn('Area', order)[0]).toBe('Greater LA');
    expect(readColumn('Language', order)[0]).toBe('Spanish');
    expect(readColumn('Area', { ...order, fulfilment: 'pickup', area: null })[0]).toBe('');
  });

  test('writes the total on the first line of each order only', () => {
    const orderWithoutItems = { ...order, items: [] };
    expect(readColumn('Order total', order, orderWithoutItems)).toEqual(['248.50', '', '248.50']);
  });
});
