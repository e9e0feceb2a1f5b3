import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { languages } from '#contract/core/language';
import { alreadyGone } from '#contract/core/messages';
import {
  listOrderRequests,
  markOrderRequest,
  setOrderStatus,
} from '#contract/orders/admin-endpoints';
import { orderStatusRule } from '#contract/orders/admin-schema';
import { orderNumber, orderStatuses } from '#contract/orders/rules';
import { asAdministrator } from '../testing/administrator';
import { createListClient } from '../testing/list-of';
import { saturday, startOrderShop } from '../testing/order-shop';

const shop = await startOrderShop();
const { database, stocked, setClock } = shop;
afterAll(shop.close);
beforeEach(shop.begin);

const { sendRequest, send } = await asAdministrator(shop);
const list = createListClient(sendRequest, listOrderRequests);
const board = await stocked();
const table = await stocked({ name: 'Mesa de Jamón', price_cents: 120_000 });

/** Returns the id. */
async function sent(changes: object = {}): Promise<number> {
  expect((await shop.send(changes)).status).toBe(201);
  return (await shop.orders()).at(-1)?.id ?? 0;
}

const ids = async (query: object) => (await list({ ...query })).rows.map(({ id }) => id);

const setStatus = (id: number | string, body: object) =>
  send('PUT', buildUrl(setOrderStatus, { params: { id } }), body);

const items = [
  { productId: board, quantity: 2, price: 88.5 },
  { productId: table, quantity: 1, price: 1200 },
];

describe('GET /api/order-requests', () => {
  test('answers items and totals', async () => {
    const id = await sent({ items, guests: 12, notes: 'Sin nueces', phone: '(323) 555-0142' });
    const at = saturday.toISOString();
    expect(await list()).toEqual({
      rows: [
        {
          id,
          number: orderNumber(id),
          name: 'Ana',
          email: 'ana@example.com',
          phone: '(323) 555-0142',
          eventDate: '2026-11-25',
          fulfilment: 'delivery',
          area: 'northeast-la',
          guests: 12,
          notes: 'Sin nueces',
          items: [
            { productId: board, productName: 'Fig Board', quantity: 2, price: 88.5 },
            { productId: table, productName: 'Mesa de Jamón', quantity: 1, price: 1200 },
          ],
          total: 1377,
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
    const passing = await stocked({ name: 'Passing Board' });
    await sent({ items: [{ productId: passing, quantity: 1, price: 88.5 }] });
    await database('products').where({ id: passing }).delete();
    expect((await list()).rows).toMatchObject([
      { items: [{ productId: null, productName: 'Passing Board', price: 88.5 }] },
    ]);
  });

  test('searches by number, product, notes and name', async () => {
    const first = await sent({ items });
    const second = await sent({ name: 'Íñigo', notes: 'Sin nueces' });
    expect(await ids({ q: orderNumber(first).toLowerCase() })).toEqual([first]);
    expect(await ids({ q: 'jamon' })).toEqual([first]);
    expect(await ids({ q: 'inigo NUECES' })).toEqual([second]);
    expect(await ids({ q: 'fig board' })).toEqual([second, first]);
  });

  test('filters by status and event date, and sorts by event date', async () => {
    const later = await sent({ eventDate: '2026-12-05' });
    const sooner = await sent({ eventDate: '2026-11-25' });
    const last = await sent({ eventDate: '2026-12-12' });
    await setStatus(last, { status: 'Confirmed' });
    expect(await ids({ sort: 'event' })).toEqual([sooner, later, last]);
    expect(await ids({ from: '2026-11-26', sort: 'event:desc' })).toEqual([last, later]);
    expect(await ids({ from: '2026-11-25', to: '2026-12-05', sort: 'event' })).toEqual([
      sooner,
      later,
    ]);
    expect(await ids({ to: '2026-11-24' })).toEqual([]);
    expect(await ids({ status: 'Confirmed' })).toEqual([last]);
    expect((await list({ status: 'New', limit: 1 })).total).toBe(2);
  });

  test.each(['from=2026-02-30', 'to=tomorrow', 'status=Old', 'unread=2', 'sort=email'])(
    'answers 400 to %s',
    async (query) => {
      expect((await sendRequest(`${listOrderRequests.path}?${query}`)).status).toBe(400);
    },
  );

  test('loads items of 1,500 orders without a query per order', async () => {
    const model = {
      ...(await database('order_requests')
        .where({ id: await sent() })
        .first()),
    };
    const further = Array.from({ length: 1500 }, (_, at) => ({ ...model, id: model.id + 1 + at }));
    await database.batchInsert('order_requests', further, 50);
    await database.batchInsert(
      'order_request_items',
      further.map(({ id }) => ({
        order_id: id,
        product_name: `Board of ${id}`,
        quantity: 1,
        price_cents: 100,
        position: 0,
      })),
      50,
    );
    let questions = 0;
    const count = () => {
      questions += 1;
    };
    database.on('query', count);
    const { rows } = await list();
    database.off('query', count);
    expect(rows).toHaveLength(1501);
    for (const {
      id,
      items: [item],
    } of rows.slice(0, -1)) {
      expect(item?.productName).toBe(`Board of ${id}`);
    }
    expect(questions).toBeLessThan(8);
  });
});

describe('PUT /api/order-requests/:id', () => {
  test.each(orderStatuses)('status sets %s and updatedAt', async (status) => {
    const id = await sent({ items });
    setClock('2026-11-21T20:00:00.000Z');
    const { status: responseStatus, json } = await setStatus(id, { status });
    expect(responseStatus).toBe(200);
    expect(json).toMatchObject({ id, status, total: 1377, updatedAt: '2026-11-21T20:00:00.000Z' });
    expect((await list()).rows).toEqual([json]);
  });

  test('read marks as read and unread, keeping an unknown status', async () => {
    const id = await sent();
    await database('order_requests').where({ id }).update({ status: 'On Hold' });
    const path = buildUrl(markOrderRequest, { params: { id } });
    setClock('2026-11-21T20:00:00.000Z');
    expect((await send('PUT', path, { read: true })).json).toMatchObject({
      status: 'On Hold',
      readAt: '2026-11-21T20:00:00.000Z',
      updatedAt: saturday.toISOString(),
    });
    expect(await ids({ unread: '1' })).toEqual([]);
    await send('PUT', path, { read: false });
    expect(await ids({ unread: '1' })).toEqual([id]);
  });

  test.each(languages)(
    'status answers 400 for an unknown status and 404 for an unknown order, in %s',
    async (language) => {
      const id = await sent();
      expect(await setStatus(id, { status: 'Pending', language })).toMatchObject({
        status: 400,
        json: { issues: [{ path: 'status', message: orderStatusRule[language] }] },
      });
      expect(await setStatus(id + 1, { status: 'Declined', language })).toMatchObject({
        status: 404,
        json: { message: alreadyGone[language] },
      });
      expect((await list()).rows).toMatchObject([{ status: 'New' }]);
    },
  );
});
