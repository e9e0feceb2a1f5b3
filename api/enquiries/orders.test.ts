import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#contract/language';
import {
  orderChanged,
  orderNumber,
  orderRules,
  orderThanks,
  sendOrderRequest,
} from '#contract/order';
import { foreignOrigin, keyTaken } from '#contract/refusals';
import { postJson } from '../testing/post';
import { startShop } from '../testing/shop';

/** Saturday, 11 o'clock in the shop. */
const saturday = new Date('2026-11-21T19:00:00.000Z');
let now = saturday;

const shop = await startShop({ trustedProxies: 1, clock: () => now });
afterAll(shop.close);

const { path } = sendOrderRequest;
const orders = () => shop.database('order_requests').orderBy('id');
const items = () => shop.database('order_request_items').orderBy('id');
const keys = () => shop.database('idempotency_keys');

/** A product of the catalogue for these tests alone, changed as one wants it. */
async function stocked(changes: object = {}): Promise<number> {
  const [id] = await shop.database('products').orderBy('id').limit(1).pluck('id');
  const { id: _, ...row } = await shop.database('products').where({ id }).first();
  const [added] = await shop
    .database('products')
    .insert({
      ...row,
      name: 'Fig Board',
      price_cents: 8850,
      category: 'boards',
      serving_size: 'Serves 5–8',
      sku: null,
      in_stock: true,
      quantity_available: null,
      ...changes,
    })
    .returning('id');
  return added.id;
}

const board = await stocked();
const table = await stocked({ category: 'grazing', serving_size: 'Serves 15–20' });

const order = {
  name: 'Ana',
  email: 'ana@example.com',
  eventDate: '2026-11-25',
  fulfilment: 'delivery',
  area: 'Eagle Rock',
  items: [{ productId: board, quantity: 2, price: 88.5 }],
};

beforeEach(async () => {
  now = saturday;
  await orders().delete();
  await keys().delete();
});

const send = (changes: object = {}, headers = {}) =>
  postJson(shop, path, { ...order, ...changes }, headers);

async function expectNothingKept(): Promise<void> {
  expect(await orders()).toEqual([]);
  expect(await items()).toEqual([]);
  expect(await keys()).toEqual([]);
}

describe.each(languages)('an order in %s', (language) => {
  test('is kept, numbered and thanked for', async () => {
    const { status, json, headers } = await send({ language });
    expect(status).toBe(201);
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    const [row] = await orders();
    expect(json).toEqual({
      success: true,
      message: orderThanks[language],
      number: orderNumber(row.id),
    });
    expect(row).toMatchObject({ language, status: 'New', total_cents: 17_700 });
  });

  test('is told what it lacks, field by field', async () => {
    const { status, json } = await postJson(shop, path, { language });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      issues: expect.arrayContaining([
        { path: 'eventDate', message: orderRules.day[language] },
        { path: 'area', message: orderRules.area[language] },
        { path: 'items', message: orderRules.items[language] },
      ]),
    });
    await expectNothingKept();
  });

  test.each([
    ['2026-11-24', orderRules.closedDay],
    ['2026-11-20', orderRules.pastDay],
    ['2025-12-31', orderRules.pastDay],
  ])('for %s is refused for its day', async (eventDate, rule) => {
    const { status, json } = await send({ eventDate, language });
    expect(status).toBe(400);
    expect(json).toMatchObject({ issues: [{ path: 'eventDate', message: rule[language] }] });
    await expectNothingKept();
  });

  test('that is not what its sender was shown is answered what has changed', async () => {
    const { status, json } = await send({
      language,
      items: [{ productId: board, quantity: 1, price: 80 }],
    });
    expect(status).toBe(409);
    expect(json).toEqual({
      message: orderChanged[language],
      changes: [{ productId: board, field: 'price', was: 80, now: 88.5 }],
    });
    await expectNothingKept();
  });
});

describe('what is kept of an order', () => {
  test('is what was typed, beside when it was sent and when it arrived', async () => {
    const typed = { name: '  Ana 🍇', phone: '(323) 555-0142', notes: ' No nuts.\r\n' };
    const createdAt = '2026-11-20T02:00:00.000Z';
    expect((await send({ ...typed, guests: ' 12 ', createdAt })).status).toBe(201);
    expect(await orders()).toEqual([
      {
        id: expect.any(Number),
        ...typed,
        email: 'ana@example.com',
        event_date: '2026-11-25',
        fulfilment: 'delivery',
        area: 'northeast-la',
        guests: 12,
        status: 'New',
        total_cents: 17_700,
        language: 'en',
        created_at: createdAt,
        received_at: saturday.toISOString(),
        updated_at: saturday.toISOString(),
      },
    ]);
  });

  test('is nothing where nothing was typed, and no area where it is picked up', async () => {
    await send({ fulfilment: 'pickup', phone: '', notes: '', guests: '', status: 'Confirmed' });
    expect(await orders()).toMatchObject([
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

  test('are its items in their order, at the prices that were accepted', async () => {
    const other = await stocked({ name: 'Gift Box', price_cents: 1999 });
    await send({
      items: [
        { productId: other, quantity: 3, price: 19.99 },
        { productId: board, quantity: 1, price: 88.5 },
      ],
    });
    await shop.database('products').where({ id: other }).update({ price_cents: 1, name: 'Other' });
    const [{ id, total_cents }] = await orders();
    expect(total_cents).toBe(3 * 1999 + 8850);
    expect(await items()).toMatchObject([
      {
        order_id: id,
        product_id: other,
        product_name: 'Gift Box',
        quantity: 3,
        price_cents: 1999,
        position: 0,
      },
      { order_id: id, product_id: board, product_name: 'Fig Board', quantity: 1, position: 1 },
    ]);
  });

  test('stays when a product is deleted, and goes with the order', async () => {
    const passing = await stocked({ name: 'Passing Board' });
    await send({ items: [{ productId: passing, quantity: 1, price: 88.5 }] });
    await shop.database('products').where({ id: passing }).delete();
    expect(await items()).toMatchObject([{ product_id: null, product_name: 'Passing Board' }]);
    await orders().delete();
    expect(await items()).toEqual([]);
  });

  test('may cost more than a small number holds', async () => {
    const most = Array.from({ length: 4 }, () => stocked({ price_cents: 100_000_00 }));
    const dear = (await Promise.all(most)).map((productId) => ({
      productId,
      quantity: 9999,
      price: 100_000,
    }));
    expect((await send({ items: dear })).status).toBe(201);
    expect(await orders()).toMatchObject([{ total_cents: 4 * 9999 * 100_000_00 }]);
  });
});

describe('an order is answered what has changed, and not kept,', () => {
  async function changesOf(changes: object): Promise<unknown> {
    const { status, json } = await send(changes);
    expect(status).toBe(409);
    await expectNothingKept();
    return Object(json).changes;
  }
  const one = (productId: number, quantity = 1) => ({
    items: [{ productId, quantity, price: 88.5 }],
  });

  test('when a product has been deleted meanwhile', async () => {
    const passing = await stocked();
    await shop.database('products').where({ id: passing }).delete();
    const gone = { productId: passing, field: 'gone', was: 2, now: null };
    expect(await changesOf(one(passing, 2))).toEqual([gone]);
  });

  test('when a product was never there, however large its number', async () => {
    for (const productId of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
      expect(await changesOf(one(productId))).toMatchObject([{ productId, field: 'gone' }]);
    }
  });

  test('when a product is out of stock, by its flag or by its count', async () => {
    for (const change of [{ in_stock: false }, { quantity_available: 0 }]) {
      const productId = await stocked(change);
      const stock = { productId, field: 'stock', was: 1, now: 0 };
      expect(await changesOf(one(productId))).toEqual([stock]);
    }
  });

  test('when there are fewer than it asks for', async () => {
    const productId = await stocked({ quantity_available: 3 });
    const stock = { productId, field: 'stock', was: 4, now: 3 };
    expect(await changesOf(one(productId, 4))).toEqual([stock]);
    expect((await send(one(productId, 3))).status).toBe(201);
  });

  test('when its day has come too near: a minute past the hour', async () => {
    now = new Date(saturday.getTime() + 60_000);
    const date = { productId: null, field: 'date', was: '2026-11-25', now: '2026-11-26' };
    expect(await changesOf({})).toEqual([date]);
  });

  test('when it is for today', async () => {
    const date = { productId: null, field: 'date', was: '2026-11-21', now: '2026-11-25' };
    expect(await changesOf({ eventDate: '2026-11-21' })).toEqual([date]);
  });

  test('when it is for many guests, or tables for many, in less than two weeks', async () => {
    const eventDate = '2026-12-04';
    const date = { productId: null, field: 'date', was: eventDate, now: '2026-12-05' };
    expect(await changesOf({ eventDate, guests: 30 })).toEqual([date]);
    expect(await changesOf({ eventDate, ...one(table, 2) })).toEqual([date]);
    expect((await send({ eventDate, guests: 29, ...one(table) })).status).toBe(201);
    expect((await send({ eventDate: '2026-12-05', guests: 30 })).status).toBe(201);
  });

  test('all of it at once', async () => {
    const few = await stocked({ quantity_available: 1, price_cents: 9000 });
    const gone = 999_999;
    const asked = [gone, few].map((productId) => ({ productId, quantity: 2, price: 88.5 }));
    expect(await changesOf({ eventDate: '2026-11-22', items: asked })).toEqual([
      { productId: gone, field: 'gone', was: 2, now: null },
      { productId: few, field: 'price', was: 88.5, now: 90 },
      { productId: few, field: 'stock', was: 2, now: 1 },
      { productId: null, field: 'date', was: '2026-11-22', now: '2026-11-25' },
    ]);
  });
});

describe('the day of the shop', () => {
  test('has not passed before its midnight, whatever day it is elsewhere', async () => {
    now = new Date('2026-11-22T07:59:59Z');
    expect((await send({ eventDate: '2026-11-21' })).status).toBe(409);
    now = new Date('2026-11-22T08:00:00Z');
    expect((await send({ eventDate: '2026-11-21' })).status).toBe(400);
  });

  test('is not the sender’s, whose clock may be wrong', async () => {
    const createdAt = '2026-11-01T00:00:00.000Z';
    expect((await send({ eventDate: '2026-11-22', createdAt })).status).toBe(409);
    expect((await send({ createdAt: '2031-01-01T00:00:00.000Z' })).status).toBe(201);
  });
});

describe('an order that comes twice', () => {
  const key = () => ({ 'Idempotency-Key': randomUUID() });

  test('is kept once and answered alike', async () => {
    const headers = key();
    const first = await send({}, headers);
    const again = await send({}, headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json).toEqual(first.json);
    expect(await orders()).toHaveLength(1);
  });

  test('is kept once when both arrive at the same moment', async () => {
    const headers = key();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({}, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await orders()).toHaveLength(1);
    expect(await items()).toHaveLength(1);
  });

  test('is answered as at first, though its day has come too near or passed, and prices changed', async () => {
    const headers = key();
    const passing = await stocked();
    const change = { items: [{ productId: passing, quantity: 1, price: 88.5 }] };
    const first = await send(change, headers);
    await shop.database('products').where({ id: passing }).delete();
    for (const later of ['2026-11-24T19:00:00Z', '2026-12-24T19:00:00Z']) {
      now = new Date(later);
      const again = await send(change, headers);
      expect(again.status).toBe(201);
      expect(again.json).toEqual(first.json);
    }
    expect(await orders()).toHaveLength(1);
  });

  test('but asks for something else is refused', async () => {
    const headers = key();
    await send({}, headers);
    const { status, json } = await send({ guests: 4, language: 'es' }, headers);
    expect(status).toBe(422);
    expect(json).toEqual({ message: keyTaken.es });
    expect(await orders()).toHaveLength(1);
  });

  test('is kept under the key it was refused with, once what has changed is accepted', async () => {
    const headers = key();
    const outdated = { items: [{ productId: board, quantity: 1, price: 80 }] };
    const accepted = { items: [{ productId: board, quantity: 1, price: 88.5 }] };
    expect((await send(outdated, headers)).status).toBe(409);
    expect((await send(accepted, headers)).status).toBe(201);
    expect((await send(accepted, headers)).status).toBe(201);
    expect((await send(outdated, headers)).status).toBe(422);
    expect(await orders()).toMatchObject([{ total_cents: 8850 }]);
  });

  test('and is refused both times leaves the next one its turn', async () => {
    const headers = key();
    const outdated = { items: [{ productId: board, quantity: 1, price: 80 }] };
    const answers = await Promise.all([1, 2, 3].map(() => send(outdated, headers)));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await send()).status).toBe(201);
  });
});

describe('an order is not taken', () => {
  test('from a page of another shop', async () => {
    const { status, json } = await send({}, { Origin: 'https://elsewhere.example' });
    expect(status).toBe(403);
    expect(json).toEqual({ message: foreignOrigin.en });
    await expectNothingKept();
  });

  test('from a program that fills in everything', async () => {
    expect((await send({ website: 'https://x.example' })).status).toBe(400);
    await expectNothingKept();
  });

  test('more than five times a minute from one address, but for repeats', async () => {
    const from = { 'X-Forwarded-For': '192.0.2.44' };
    const known = { ...from, 'Idempotency-Key': randomUUID() };
    expect((await send({}, known)).status).toBe(201);
    for (let sent = 1; sent < 5; sent += 1) {
      const headers = { ...from, 'Idempotency-Key': randomUUID() };
      expect((await send({ eventDate: '2026-11-22' }, headers)).status).toBe(409);
    }
    const { status, headers } = await send({}, { ...from, 'Idempotency-Key': randomUUID() });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await send({}, known)).status).toBe(201);
    expect(await orders()).toHaveLength(1);
  });
});

test('a fault while an order is kept leaves nothing of it, and its key may be used again', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  await shop.database.schema.renameTable('order_request_items', 'elsewhere');
  expect((await send({}, headers)).status).toBe(500);
  await shop.database.schema.renameTable('elsewhere', 'order_request_items');
  await expectNothingKept();
  expect((await send({}, headers)).status).toBe(201);
});
