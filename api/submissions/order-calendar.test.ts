import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { getOrderCalendar, listOrderRequests } from '#contract/orders/admin-endpoints';
import { createAdminClient } from '../testing/admin-client';
import { createListClient } from '../testing/list-client';
import { startOrderServer } from '../testing/order-server';

const server = await startOrderServer();
afterAll(server.close);
const { sendRequest } = await createAdminClient(server);
const listOrders = createListClient(sendRequest, listOrderRequests);

const fetchCalendar = (query: { from: string; to: string }) =>
  sendRequest(buildUrl(getOrderCalendar, { query }));

beforeEach(server.reset);

describe('GET /api/order-calendar', () => {
  test('counts orders and servings per kitchen day, without declined orders', async () => {
    for (const eventDate of ['2026-11-25', '2026-11-25', '2026-11-25', '2026-11-27', '2026-12-20'])
      await server.sendOrder({ eventDate });
    const [first, second] = await server.findOrders();
    const updateOrder = (id: number | undefined, changes: object) =>
      server.database('order_requests').where({ id }).update(changes);
    await server.database('order_requests').update({ servings: 10 });
    await updateOrder(first?.id, { status: 'Confirmed', archived_at: '2026-11-22T00:00:00.000Z' });
    await updateOrder(second?.id, { status: 'Declined' });
    const { json } = await fetchCalendar({ from: '2026-11-01', to: '2026-12-01' });
    expect(json).toEqual([
      { date: '2026-11-25', orders: 2, servings: 20, newOrders: 1, confirmedOrders: 1 },
      { date: '2026-11-27', orders: 1, servings: 10, newOrders: 1, confirmedOrders: 0 },
    ]);
  });

  test.each([
    { from: '2026-11-01', to: '2027-11-01' },
    { from: '2026-11-02', to: '2026-11-01' },
  ])('answers 400 for a range that is too long or reversed: %o', async (query) => {
    expect(await fetchCalendar(query)).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'to' }] },
    });
  });

  test.each([
    { from: 'figs', to: 'nuts' },
    { from: '2026-99-99', to: '2026-99-99' },
  ])('answers 400 for days that are none: %o', async (query) => {
    expect(await fetchCalendar(query)).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'from' }, { path: 'to' }] },
    });
  });
});

test('GET /api/order-requests?by=kitchen filters by the day in the kitchen', async () => {
  await server.sendOrder();
  await server.database('order_requests').update({ kitchen_date: '2026-11-23' });
  const onMonday = { from: '2026-11-23', to: '2026-11-23' };
  expect((await listOrders(onMonday)).total).toBe(0);
  expect((await listOrders({ ...onMonday, by: 'kitchen' })).total).toBe(1);
});
