import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { crossOriginForbidden } from '#contract/core/messages';
import { orderChanged, orderMessages, orderThanks } from '#contract/orders/messages';
import { formatOrderNumber } from '#contract/orders/rules';
import { saturday, startOrderServer } from '../testing/order-server';

const server = await startOrderServer();
const { sendOrder, insertBoard, findOrders, findOrderItems, database } = server;
afterAll(server.close);
beforeEach(server.reset);
const board = await insertBoard();

async function expectNothingStored(): Promise<void> {
  expect(await findOrders()).toEqual([]);
  expect(await findOrderItems()).toEqual([]);
}

describe.each(languages)('POST /api/order-requests in %s', (language) => {
  test('answers 201 with a number and stores the order', async () => {
    const { status, json, headers } = await sendOrder({ language });
    expect(status).toBe(201);
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    const [row] = await findOrders();
    expect(json).toEqual({
      success: true,
      message: orderThanks[language],
      number: formatOrderNumber(row?.id ?? 0),
      key: row?.access_key,
    });
    expect(row?.access_key).toMatch(/^[0-9a-f]{32}$/);
    expect(row).toMatchObject({ language, status: 'New', fee_cents: 1500, total_cents: 19_200 });
  });

  test('answers 400 with all field errors', async () => {
    const { status, json } = await sendOrder({
      eventDate: '',
      area: 'Burbank',
      items: [],
      language,
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      issues: expect.arrayContaining([
        { path: 'eventDate', message: orderMessages.day[language] },
        { path: 'area', message: orderMessages.area[language] },
        { path: 'items', message: orderMessages.items[language] },
      ]),
    });
    await expectNothingStored();
  });

  test('requires a delivery area unless the order has only class seats', async () => {
    const seatId = await insertBoard({ category: 'special', serving_size: 'One seat' });
    const items = [{ productId: seatId, quantity: 2, price: 88.5 }];
    const mixedItems = [...items, { productId: board, quantity: 1, price: 88.5 }];
    const { status, json } = await sendOrder({ area: undefined, items: mixedItems, language });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      issues: [{ path: 'area', message: orderMessages.area[language] }],
    });
    await expectNothingStored();
    expect((await sendOrder({ area: undefined, items, language })).status).toBe(201);
    expect((await sendOrder({ area: 'Eagle Rock', items, language })).status).toBe(201);
    const pickupWithoutArea = { fulfilment: 'pickup', area: null };
    expect(await findOrders()).toMatchObject([pickupWithoutArea, pickupWithoutArea]);
  });

  test.each([
    ['2026-11-24', orderMessages.closedDay],
    ['2026-11-20', orderMessages.pastDay],
    ['2025-12-31', orderMessages.pastDay],
    ['2027-11-22', orderMessages.tooDistant],
    ['9999-12-31', orderMessages.tooDistant],
  ])('answers 400 for the event date %s', async (eventDate, rule) => {
    const { status, json } = await sendOrder({ eventDate, language });
    expect(status).toBe(400);
    expect(json).toMatchObject({ issues: [{ path: 'eventDate', message: rule[language] }] });
    await expectNothingStored();
  });

  test('answers 409 with the changes for an outdated price', async () => {
    const { status, json } = await sendOrder({
      language,
      items: [{ productId: board, quantity: 1, price: 80 }],
    });
    expect(status).toBe(409);
    expect(json).toEqual({
      message: orderChanged[language],
      changes: [{ productId: board, field: 'price', was: 80, now: 88.5 }],
    });
    await expectNothingStored();
  });
});

describe('POST /api/order-requests stores', () => {
  test('stores the input unchanged, with the sent and received times', async () => {
    const input = { name: '  Ana 🍇', phone: '(323) 555-0142', notes: ' No nuts.\r\n' };
    const createdAt = '2026-11-20T02:00:00.000Z';
    expect((await sendOrder({ ...input, guests: ' 12 ', createdAt })).status).toBe(201);
    expect(await findOrders()).toMatchObject([
      {
        id: expect.any(Number),
        ...input,
        email: 'ana@example.com',
        event_date: '2026-11-25',
        fulfilment: 'delivery',
        area: 'northeast-la',
        guests: 12,
        status: 'New',
        fee_cents: 1500,
        total_cents: 19_200,
        language: 'en',
        created_at: createdAt,
        received_at: saturday.toISOString(),
        updated_at: saturday.toISOString(),
        read_at: null,
        name_key: 'ana 🍇',
        search_text: expect.stringMatching(/^ {2}ana 🍇 .* lh-\d+ {2}no nuts\.\r\n fig board$/),
      },
    ]);
  });

  test('null for empty fields, and no area for pickup', async () => {
    await sendOrder({
      fulfilment: 'pickup',
      phone: '',
      notes: '',
      guests: '',
      status: 'Confirmed',
    });
    expect(await findOrders()).toMatchObject([
      {
        fulfilment: 'pickup',
        area: null,
        phone: null,
        notes: null,
        guests: null,
        status: 'New',
        created_at: saturday.toISOString(),
      },
    ]);
  });

  test('items in order at the accepted prices', async () => {
    const other = await insertBoard({ name: 'Gift Box', price_cents: 1999 });
    await sendOrder({
      items: [
        { productId: other, quantity: 3, price: 19.99 },
        { productId: board, quantity: 1, price: 88.5 },
      ],
    });
    await database('products').where({ id: other }).update({ price_cents: 1, name: 'Other' });
    const [row] = await findOrders();
    expect(row).toMatchObject({ total_cents: 3 * 1999 + 8850 + 1500 });
    expect(await findOrderItems()).toMatchObject([
      {
        order_id: row?.id,
        product_id: other,
        product_name: 'Gift Box',
        quantity: 3,
        price_cents: 1999,
        position: 0,
      },
      { order_id: row?.id, product_id: board, product_name: 'Fig Board', quantity: 1, position: 1 },
    ]);
  });

  test('items that survive product deletion and are deleted with the order', async () => {
    const deletedId = await insertBoard({ name: 'Passing Board' });
    await sendOrder({ items: [{ productId: deletedId, quantity: 1, price: 88.5 }] });
    await database('products').where({ id: deletedId }).delete();
    expect(await findOrderItems()).toMatchObject([
      { product_id: null, product_name: 'Passing Board' },
    ]);
    await database('order_requests').delete();
    expect(await findOrderItems()).toEqual([]);
  });

  test('a total above 32 bits', async () => {
    const expensiveIds = Array.from({ length: 4 }, () => insertBoard({ price_cents: 100_000_00 }));
    const expensiveItems = (await Promise.all(expensiveIds)).map((productId) => ({
      productId,
      quantity: 9999,
      price: 100_000,
    }));
    expect((await sendOrder({ items: expensiveItems, fulfilment: 'pickup' })).status).toBe(201);
    expect(await findOrders()).toMatchObject([{ total_cents: 4 * 9999 * 100_000_00 }]);
  });
});

describe('POST /api/order-requests rejects an order', () => {
  test('answers 403 to an order from a foreign origin', async () => {
    const { status, json } = await sendOrder({}, { Origin: 'https://elsewhere.example' });
    expect(status).toBe(403);
    expect(json).toEqual({ message: crossOriginForbidden.en });
    await expectNothingStored();
  });

  test('answers 400 to an order with a filled honeypot field', async () => {
    expect((await sendOrder({ website: 'https://x.example' })).status).toBe(400);
    await expectNothingStored();
  });
});
