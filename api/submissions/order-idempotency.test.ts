import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { idempotencyKeyReused } from '#contract/core/messages';
import { startOrderServer } from '../testing/order-server';

const server = await startOrderServer();
const { sendOrder, insertBoard, findOrders, findOrderItems, setTime, database } = server;
afterAll(server.close);
beforeEach(server.reset);
const board = await insertBoard();

describe('POST /api/order-requests with a repeated Idempotency-Key', () => {
  const createKeyHeader = () => ({ 'Idempotency-Key': randomUUID() });

  test('stores the order once and replays the response', async () => {
    const headers = createKeyHeader();
    const first = await sendOrder({}, headers);
    const second = await sendOrder({}, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
    expect(await findOrders()).toHaveLength(1);
  });

  test('stores the order once when repeats are concurrent', async () => {
    const headers = createKeyHeader();
    const responses = await Promise.all(Array.from({ length: 6 }, () => sendOrder({}, headers)));
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await findOrders()).toHaveLength(1);
    expect(await findOrderItems()).toHaveLength(1);
  });

  test('replays the response even if the date has passed or products are deleted', async () => {
    const headers = createKeyHeader();
    const deletedId = await insertBoard();
    const change = { items: [{ productId: deletedId, quantity: 1, price: 88.5 }] };
    const first = await sendOrder(change, headers);
    await database('products').where({ id: deletedId }).delete();
    for (const later of ['2026-11-24T19:00:00Z', '2026-12-24T19:00:00Z']) {
      setTime(later);
      const second = await sendOrder(change, headers);
      expect(second.status).toBe(201);
      expect(second.json).toEqual(first.json);
    }
    expect(await findOrders()).toHaveLength(1);
  });

  test('answers 422 for different content', async () => {
    const headers = createKeyHeader();
    await sendOrder({}, headers);
    const { status, json } = await sendOrder({ guests: 4, language: 'es' }, headers);
    expect(status).toBe(422);
    expect(json).toEqual({ message: idempotencyKeyReused.es });
    expect(await findOrders()).toHaveLength(1);
  });

  test('accepts the key of a 409 with the accepted changes', async () => {
    const headers = createKeyHeader();
    const outdated = { items: [{ productId: board, quantity: 1, price: 80 }] };
    const accepted = { items: [{ productId: board, quantity: 1, price: 88.5 }] };
    expect((await sendOrder(outdated, headers)).status).toBe(409);
    expect((await sendOrder(accepted, headers)).status).toBe(201);
    expect((await sendOrder(accepted, headers)).status).toBe(201);
    expect((await sendOrder(outdated, headers)).status).toBe(422);
    expect(await findOrders()).toMatchObject([{ total_cents: 8850 + 1500 }]);
  });

  test('answers 409 to each concurrent outdated order, and then accepts others', async () => {
    const headers = createKeyHeader();
    const outdated = { items: [{ productId: board, quantity: 1, price: 80 }] };
    const responses = await Promise.all([1, 2, 3].map(() => sendOrder(outdated, headers)));
    expect(responses.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await sendOrder()).status).toBe(201);
  });
});

test('POST /api/order-requests is limited to five per minute and client, except repeats', async () => {
  const clientHeaders = { 'X-Forwarded-For': '192.0.2.44' };
  const knownHeaders = { ...clientHeaders, 'Idempotency-Key': randomUUID() };
  expect((await sendOrder({}, knownHeaders)).status).toBe(201);
  for (let sent = 1; sent < 5; sent += 1) {
    const headers = { ...clientHeaders, 'Idempotency-Key': randomUUID() };
    expect((await sendOrder({ eventDate: '2026-11-22' }, headers)).status).toBe(409);
  }
  const { status, headers } = await sendOrder(
    {},
    { ...clientHeaders, 'Idempotency-Key': randomUUID() },
  );
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await sendOrder({}, knownHeaders)).status).toBe(201);
  expect(await findOrders()).toHaveLength(1);
});

test('POST /api/order-requests rolls back on a database error, and the key can be reused', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  await database.schema.renameTable('order_request_items', 'elsewhere');
  expect((await sendOrder({}, headers)).status).toBe(500);
  await database.schema.renameTable('elsewhere', 'order_request_items');
  expect(await findOrders()).toEqual([]);
  expect((await sendOrder({}, headers)).status).toBe(201);
});
