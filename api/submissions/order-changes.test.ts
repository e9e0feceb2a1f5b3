import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { saturday, startOrderServer } from '../testing/order-server';

const server = await startOrderServer();
const { sendOrder, insertBoard, findOrders, findOrderItems, setTime, database } = server;
afterAll(server.close);
beforeEach(server.reset);
const table = await insertBoard({ category: 'grazing', serving_size: 'Serves 15–20' });

describe('POST /api/order-requests answers 409 with the changes', () => {
  async function fetchChanges(changes: object): Promise<unknown> {
    const { status, json } = await sendOrder(changes);
    expect(status).toBe(409);
    expect(await findOrders()).toEqual([]);
    expect(await findOrderItems()).toEqual([]);
    return Object(json).changes;
  }
  const createItems = (productId: number, quantity = 1) => ({
    items: [{ productId, quantity, price: 88.5 }],
  });

  test('answers 409 when a product was deleted', async () => {
    const deletedId = await insertBoard();
    await database('products').where({ id: deletedId }).delete();
    const missing = { productId: deletedId, field: 'gone', was: 2, now: null };
    expect(await fetchChanges(createItems(deletedId, 2))).toEqual([missing]);
  });

  test('when a product id is unknown or very large', async () => {
    for (const productId of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
      expect(await fetchChanges(createItems(productId))).toMatchObject([
        { productId, field: 'gone' },
      ]);
    }
  });

  test('when a product is out of stock, by flag or quantity', async () => {
    for (const change of [{ in_stock: false }, { quantity_available: 0 }]) {
      const productId = await insertBoard(change);
      const stock = { productId, field: 'stock', was: 1, now: 0 };
      expect(await fetchChanges(createItems(productId))).toEqual([stock]);
    }
  });

  test('when the quantity exceeds the stock', async () => {
    const productId = await insertBoard({ quantity_available: 3 });
    const stock = { productId, field: 'stock', was: 4, now: 3 };
    expect(await fetchChanges(createItems(productId, 4))).toEqual([stock]);
    expect((await sendOrder(createItems(productId, 3))).status).toBe(201);
  });

  test('when the lead time has passed by a minute', async () => {
    setTime(new Date(saturday.getTime() + 60_000));
    const date = { productId: null, field: 'date', was: '2026-11-25', now: '2026-11-26' };
    expect(await fetchChanges({})).toEqual([date]);
  });

  test('when the event date is today', async () => {
    const date = { productId: null, field: 'date', was: '2026-11-21', now: '2026-11-25' };
    expect(await fetchChanges({ eventDate: '2026-11-21' })).toEqual([date]);
  });

  test('when a large event is less than two weeks ahead', async () => {
    const eventDate = '2026-12-04';
    const date = { productId: null, field: 'date', was: eventDate, now: '2026-12-05' };
    expect(await fetchChanges({ eventDate, guests: 30 })).toEqual([date]);
    expect(await fetchChanges({ eventDate, ...createItems(table, 2) })).toEqual([date]);
    expect((await sendOrder({ eventDate, guests: 29, ...createItems(table) })).status).toBe(201);
    expect((await sendOrder({ eventDate: '2026-12-05', guests: 30 })).status).toBe(201);
  });

  test('for several reasons at once', async () => {
    const scarceId = await insertBoard({ quantity_available: 1, price_cents: 9000 });
    const missing = 999_999;
    const requestedItems = [missing, scarceId].map((productId) => ({
      productId,
      quantity: 2,
      price: 88.5,
    }));
    expect(await fetchChanges({ eventDate: '2026-11-22', items: requestedItems })).toEqual([
      { productId: missing, field: 'gone', was: 2, now: null },
      { productId: scarceId, field: 'price', was: 88.5, now: 90 },
      { productId: scarceId, field: 'stock', was: 2, now: 1 },
      { productId: null, field: 'date', was: '2026-11-22', now: '2026-11-25' },
    ]);
  });
});

describe('POST /api/order-requests validates event dates', () => {
  test('validates event dates in the shop’s time zone', async () => {
    setTime('2026-11-22T07:59:59Z');
    expect((await sendOrder({ eventDate: '2026-11-21' })).status).toBe(409);
    setTime('2026-11-22T08:00:00Z');
    expect((await sendOrder({ eventDate: '2026-11-21' })).status).toBe(400);
  });

  test('validates event dates by the server clock, not by createdAt', async () => {
    const createdAt = '2026-11-01T00:00:00.000Z';
    expect((await sendOrder({ eventDate: '2026-11-22', createdAt })).status).toBe(409);
    expect((await sendOrder({ createdAt: '2031-01-01T00:00:00.000Z' })).status).toBe(201);
  });
});
