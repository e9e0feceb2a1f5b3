import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listBusyDays } from '#contract/orders/busy-days-endpoint';
import { defaultShopSettings, type ShopSettings } from '#contract/settings/shop-settings';
import { startOrderServer } from '../testing/order-server';
import { allDatabases } from './databases';

describe.each(allDatabases)('capacity of a day on %s', async (_name, openDatabase) => {
  const server = await startOrderServer(openDatabase && { openDatabase });
  const { sendOrder, insertBoard, findOrders, database, sendRequest } = server;
  afterAll(server.close);
  beforeEach(server.reset);
  const board = await insertBoard({ serving_size: 'Serves 8–10' });
  const items = (quantity: number) => [{ productId: board, quantity, price: 88.5 }];

  async function setSettings(changes: Partial<ShopSettings>): Promise<void> {
    const value = JSON.stringify({ ...defaultShopSettings, ...changes });
    const row = { name: 'shop', value, updated_at: '2026-11-21T00:00:00.000Z' };
    await database('settings').insert(row).onConflict('name').merge();
  }

  const sendMany = async (count: number, changes: object): Promise<number[]> => {
    const responses = await Promise.all(Array.from({ length: count }, () => sendOrder(changes)));
    return responses.map(({ status }) => status).sort();
  };

  test('fifty simultaneous orders for the two last places get exactly two', async () => {
    await setSettings({ maxOrdersPerDay: 8, maxServingsPerDay: null });
    await sendMany(6, { items: items(1) });
    const statuses = await sendMany(50, { items: items(1) });
    expect(statuses).toEqual([201, 201, ...Array(48).fill(409)]);
    expect(await findOrders()).toHaveLength(8);
  });

  test('fifty simultaneous orders never exceed the servings of a day', async () => {
    await setSettings({ maxOrdersPerDay: null, maxServingsPerDay: 100 });
    const statuses = await sendMany(50, { items: items(3) });
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    const rows = await findOrders();
    expect(rows.map(({ servings }) => servings)).toEqual([30, 30, 30]);
  });

  test('names the next open day with room, skipping closed dates', async () => {
    await setSettings({ maxOrdersPerDay: 1, closedDates: ['2026-11-26'] });
    await sendOrder({ eventDate: '2026-11-25' });
    await sendOrder({ eventDate: '2026-11-27' });
    const { status, json } = await sendOrder({ eventDate: '2026-11-25' });
    expect(status).toBe(409);
    const full = { productId: null, field: 'full', was: '2026-11-25', now: '2026-11-28' };
    expect(json).toMatchObject({ changes: [full] });
  });

  test('names the arrival of the next business day with room for a shipment, whenever the shop is open', async () => {
    await setSettings({ maxOrdersPerDay: 1, openDays: ['Saturday', 'Sunday'] });
    const productId = await insertBoard({ category: 'gifts' });
    const ship = (eventDate: string) =>
      sendOrder({
        eventDate,
        fulfilment: 'shipping',
        area: undefined,
        items: [{ productId, quantity: 1, price: 88.5 }],
        recipients: [
          { name: 'Rosa', street: '1 Main St', city: 'Sacramento', state: 'CA', zip: '95814' },
        ],
      });
    // A shipment takes up to five business days.
    const friday = '2026-12-11';
    expect((await ship(friday)).status).toBe(201);
    expect(await findOrders()).toMatchObject([{ kitchen_date: '2026-12-04' }]);
    const { status, json } = await ship(friday);
    expect(status).toBe(409);
    const monday = '2026-12-14';
    expect(json).toMatchObject({ changes: [{ field: 'full', was: friday, now: monday }] });
    expect((await ship(monday)).status).toBe(201);
  });

  test('a declined order makes room, and an order larger than the capacity can have a day alone', async () => {
    await setSettings({ maxOrdersPerDay: 1, maxServingsPerDay: 10 });
    expect((await sendOrder({ items: items(9) })).status).toBe(201);
    expect((await sendOrder()).status).toBe(409);
    await database('order_requests').update({ status: 'Declined' });
    expect((await sendOrder({ items: items(1) })).status).toBe(201);
  });

  test('GET /api/busy-days says how many people each day has room for', async () => {
    await setSettings({ maxOrdersPerDay: 2, maxServingsPerDay: 30 });
    await sendOrder({ eventDate: '2026-11-25', items: items(3) });
    await sendOrder({ eventDate: '2026-11-26', items: items(2) });
    const fetchBusyDays = async () => (await sendRequest(listBusyDays.path)).json;
    expect(await fetchBusyDays()).toEqual([
      { day: '2026-11-25', servingsLeft: 0 },
      { day: '2026-11-26', servingsLeft: 10 },
    ]);
    await sendOrder({ eventDate: '2026-11-26', items: items(1) });
    expect(await fetchBusyDays()).toEqual([
      { day: '2026-11-25', servingsLeft: 0 },
      { day: '2026-11-26', servingsLeft: -1 },
    ]);
    await setSettings({ maxOrdersPerDay: 8, maxServingsPerDay: null });
    expect(await fetchBusyDays()).toEqual([]);
  });
});
