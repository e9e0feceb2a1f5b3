import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { alreadyDeleted } from '#contract/core/messages';
import { statusChangedMeanwhile } from '#contract/inbox/messages';
import {
  listOrderRequests,
  markOrderRequest,
  setOrderStatus,
} from '#contract/orders/admin-endpoints';
import { orderStatusInvalid } from '#contract/orders/admin-schema';
import { formatOrderNumber, orderStatuses } from '#contract/orders/rules';
import { makeOrder, makeOrderItem } from '#contract/testing/order';
import { createAdminClient } from '../testing/admin-client';
import { createListClient } from '../testing/list-client';
import { saturday, startOrderServer } from '../testing/order-server';

const server = await startOrderServer();
const { database, insertBoard, setTime } = server;
afterAll(server.close);
beforeEach(server.reset);

const { sendRequest, sendJson } = await createAdminClient(server);
const list = createListClient(sendRequest, listOrderRequests);
const board = await insertBoard();
const table = await insertBoard({ name: 'Mesa de Jamón', price_cents: 120_000 });

/** Returns the id. */
async function createOrder(changes: object = {}): Promise<number> {
  expect((await server.sendOrder(changes)).status).toBe(201);
  return (await server.findOrders()).at(-1)?.id ?? 0;
}

const listIds = async (query: object) => (await list({ ...query })).rows.map(({ id }) => id);

const setStatus = (id: number | string, body: object) =>
  sendJson('PUT', buildUrl(setOrderStatus, { params: { id } }), body);

const items = [
  { productId: board, quantity: 2, price: 88.5 },
  { productId: table, quantity: 1, price: 1200 },
];

describe('GET /api/order-requests', () => {
  test('answers items and totals', async () => {
    const id = await createOrder({
      items,
      guests: 12,
      notes: 'Sin nueces',
      phone: '(323) 555-0142',
    });
    const at = saturday.toISOString();
    expect(await list()).toEqual({
      rows: [
        {
          ...makeOrder(),
          id,
          number: formatOrderNumber(id),
          name: 'Ana',
          email: 'ana@example.com',
          phone: '(323) 555-0142',
          eventDate: '2026-11-25',
          fulfilment: 'delivery',
          area: 'northeast-la',
          guests: 12,
          notes: 'Sin nueces',
          items: [
            makeOrderItem({ productId: board, quantity: 2, price: 88.5 }),
            makeOrderItem({ productId: table, productName: 'Mesa de Jamón', price: 1200 }),
          ],
          kitchenDate: '2026-11-25',
          servings: 24,
          fee: 15,
          total: 1392,
          accessKey: expect.stringMatching(/^[0-9a-f]{32}$/),
          status: 'New',
          language: 'en',
          createdAt: at,
          receivedAt: at,
          updatedAt: at,
          readAt: null,
        },
      ],
      total: 1,
    });
  });

  test('keeps the name and price of a deleted product', async () => {
    const deletedId = await insertBoard({ name: 'Passing Board' });
    await createOrder({ items: [{ productId: deletedId, quantity: 1, price: 88.5 }] });
    await database('products').where({ id: deletedId }).delete();
    expect((await list()).rows).toMatchObject([
      { items: [{ productId: null, productName: 'Passing Board', price: 88.5 }] },
    ]);
  });

  test('searches by number, product, notes and name', async () => {
    const first = await createOrder({ items });
    const second = await createOrder({ name: 'Íñigo', notes: 'Sin nueces' });
    expect(await listIds({ q: formatOrderNumber(first).toLowerCase() })).toEqual([first]);
    expect(await listIds({ q: 'jamon' })).toEqual([first]);
    expect(await listIds({ q: 'inigo NUECES' })).toEqual([second]);
    expect(await listIds({ q: 'fig board' })).toEqual([second, first]);
  });

  test('filters by status and event date, and sorts by event date', async () => {
    const later = await createOrder({ eventDate: '2026-12-05' });
    const sooner = await createOrder({ eventDate: '2026-11-25' });
    const last = await createOrder({ eventDate: '2026-12-12' });
    await setStatus(last, { status: 'Confirmed' });
    expect(await listIds({ sort: 'event' })).toEqual([sooner, later, last]);
    expect(await listIds({ from: '2026-11-26', sort: 'event:desc' })).toEqual([last, later]);
    expect(await listIds({ from: '2026-11-25', to: '2026-12-05', sort: 'event' })).toEqual([
      sooner,
      later,
    ]);
    expect(await listIds({ to: '2026-11-24' })).toEqual([]);
    expect(await listIds({ status: 'Confirmed' })).toEqual([last]);
    expect((await list({ status: 'New', limit: 1 })).total).toBe(2);
  });

  test.each(['from=2026-02-30', 'to=tomorrow', 'status=Old', 'unread=2', 'sort=email'])(
    'answers 400 to %s',
    async (query) => {
      expect((await sendRequest(`${listOrderRequests.path}?${query}`)).status).toBe(400);
    },
  );

  test('loads items of 1,500 orders without a query per order', async () => {
    const template = {
      ...(await database('order_requests')
        .where({ id: await createOrder() })
        .first()),
    };
    const insertedRows = Array.from({ length: 1500 }, (_, at) => ({
      ...template,
      id: template.id + 1 + at,
    }));
    await database.batchInsert('order_requests', insertedRows, 50);
    await database.batchInsert(
      'order_request_items',
      insertedRows.map(({ id }) => ({
        order_id: id,
        product_name: `Board of ${id}`,
        quantity: 1,
        price_cents: 100,
        position: 0,
      })),
      50,
    );
    let queryCount = 0;
    const countQuery = () => {
      queryCount += 1;
    };
    database.on('query', countQuery);
    const { rows } = await list();
    database.off('query', countQuery);
    expect(rows).toHaveLength(1501);
    for (const {
      id,
      items: [item],
    } of rows.slice(0, -1)) {
      expect(item?.productName).toBe(`Board of ${id}`);
    }
    expect(queryCount).toBeLessThan(8);
  });
});

describe('PUT /api/order-requests/:id', () => {
  test.each(orderStatuses)('status sets %s and updatedAt', async (status) => {
    const id = await createOrder({ items });
    setTime('2026-11-21T20:00:00.000Z');
    const { status: responseStatus, json } = await setStatus(id, { status });
    expect(responseStatus).toBe(200);
    expect(json).toMatchObject({ id, status, total: 1392, updatedAt: '2026-11-21T20:00:00.000Z' });
    expect((await list()).rows).toEqual([json]);
  });

  test('status answers 409 and the order if it is no longer the expected one', async () => {
    const id = await createOrder();
    const { json: declined } = await setStatus(id, { status: 'Declined', expectedStatus: 'New' });
    for (const language of languages) {
      expect(
        await setStatus(id, { status: 'Confirmed', expectedStatus: 'New', language }),
      ).toMatchObject({
        status: 409,
        json: { message: statusChangedMeanwhile[language], current: declined },
      });
    }
    expect((await list()).rows).toEqual([declined]);
    const repeated = await setStatus(id, { status: 'Declined', expectedStatus: 'New' });
    expect(repeated.status).toBe(200);
    const confirmed = await setStatus(id, { status: 'Confirmed', expectedStatus: 'Declined' });
    expect(confirmed).toMatchObject({ status: 200, json: { status: 'Confirmed' } });
  });

  test('read marks as read and unread, keeping an unknown status', async () => {
    const id = await createOrder();
    await database('order_requests').where({ id }).update({ status: 'On Hold' });
    const path = buildUrl(markOrderRequest, { params: { id } });
    setTime('2026-11-21T20:00:00.000Z');
    expect((await sendJson('PUT', path, { read: true })).json).toMatchObject({
      status: 'On Hold',
      readAt: '2026-11-21T20:00:00.000Z',
      updatedAt: saturday.toISOString(),
    });
    expect(await listIds({ unread: '1' })).toEqual([]);
    await sendJson('PUT', path, { read: false });
    expect(await listIds({ unread: '1' })).toEqual([id]);
  });

  test.each(languages)(
    'status answers 400 for an unknown status and 404 for an unknown order, in %s',
    async (language) => {
      const id = await createOrder();
      expect(await setStatus(id, { status: 'Pending', language })).toMatchObject({
        status: 400,
        json: { issues: [{ path: 'status', message: orderStatusInvalid[language] }] },
      });
      expect(await setStatus(id + 1, { status: 'Declined', language })).toMatchObject({
        status: 404,
        json: { message: alreadyDeleted[language] },
      });
      expect((await list()).rows).toMatchObject([{ status: 'New' }]);
    },
  );
});
