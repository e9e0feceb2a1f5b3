import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { keyTaken } from '#contract/core/messages';
import { startOrderShop } from '../testing/order-shop';

const shop = await startOrderShop();
const { send, stocked, orders, items, setClock, database } = shop;
afterAll(shop.close);
beforeEach(shop.begin);
const board = await stocked();

describe('POST /api/order-requests with a repeated Idempotency-Key', () => {
  const key = () => ({ 'Idempotency-Key': randomUUID() });

  test('stores the order once and replays the response', async () => {
    const headers = key();
    const first = await send({}, headers);
    const again = await send({}, headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json).toEqual(first.json);
    expect(await orders()).toHaveLength(1);
  });

  test('stores the order once when repeats are concurrent', async () => {
    const headers = key();
    const responses = await Promise.all(Array.from({ length: 6 }, () => send({}, headers)));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await orders()).toHaveLength(1);
    expect(await items()).toHaveLength(1);
  });

  test('replays the response even if the date has passed or products are deleted', async () => {
    const headers = key();
    const passing = await stocked();
    const change = { items: [{ productId: passing, quantity: 1, price: 88.5 }] };
    const first = await send(change, headers);
    await database('products').where({ id: passing }).delete();
    for (const later of ['2026-11-24T19:00:00Z', '2026-12-24T19:00:00Z']) {
      setClock(later);
      const again = await send(change, headers);
      expect(again.status).toBe(201);
      expect(again.json).toEqual(first.json);
    }
    expect(await orders()).toHaveLength(1);
  });

  test('answers 422 for different content', async () => {
    const headers = key();
    await send({}, headers);
    const { status, json } = await send({ guests: 4, language: 'es' }, headers);
    expect(status).toBe(422);
    expect(json).toEqual({ message: keyTaken.es });
    expect(await orders()).toHaveLength(1);
  });

  test('accepts the key of a 409 with the accepted changes', async () => {
    const headers = key();
    const outdated = { items: [{ productId: board, quantity: 1, price: 80 }] };
    const accepted = { items: [{ productId: board, quantity: 1, price: 88.5 }] };
    expect((await send(outdated, headers)).status).toBe(409);
    expect((await send(accepted, headers)).status).toBe(201);
    expect((await send(accepted, headers)).status).toBe(201);
    expect((await send(outdated, headers)).status).toBe(422);
    expect(await orders()).toMatchObject([{ total_cents: 8850 }]);
  });

  test('answers 409 to each concurrent outdated order, and then accepts others', async () => {
    const headers = key();
    const outdated = { items: [{ productId: board, quantity: 1, price: 80 }] };
    const responses = await Promise.all([1, 2, 3].map(() => send(outdated, headers)));
    expect(responses.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await send()).status).toBe(201);
  });
});

test('POST /api/order-requests is limited to five per minute and client, except repeats', async () => {
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

test('POST /api/order-requests rolls back on a database error, and the key can be reused', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  await database.schema.renameTable('order_request_items', 'elsewhere');
  expect((await send({}, headers)).status).toBe(500);
  await database.schema.renameTable('elsewhere', 'order_request_items');
  expect(await orders()).toEqual([]);
  expect((await send({}, headers)).status).toBe(201);
});
