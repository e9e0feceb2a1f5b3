import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { idempotencyKeyInvalid, idempotencyKeyReused } from '#contract/core/messages';
import { postJson } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer({ trustedProxies: 1 });
afterAll(server.close);

const path = '/api/contact';
const message = { name: 'Ana', email: 'ana@example.com', message: 'Is there a table left?' };
const rows = () => server.database('contact_messages');
const keys = () => server.database('idempotency_keys');

beforeEach(async () => {
  await rows().delete();
  await keys().delete();
});

const post = (key: string | undefined, body: object = message, address?: string) =>
  postJson(server, path, body, {
    'Idempotency-Key': key,
    ...(address && { 'X-Forwarded-For': address }),
  });

describe('POST /api/contact with an Idempotency-Key', () => {
  test('stores a repeated post once and replays the response, in any field order', async () => {
    const key = randomUUID();
    const first = await post(key);
    const second = await post(key);
    const reordered = await post(
      key.toUpperCase(),
      Object.fromEntries(Object.entries(message).reverse()),
    );
    expect(first.status).toBe(200);
    for (const repeat of [second, reordered]) {
      expect(repeat.status).toBe(200);
      expect(repeat.json).toEqual(first.json);
    }
    expect(await rows()).toHaveLength(1);
  });

  test('stores concurrent repeats once', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 8 }, () => post(key)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  test('stores posts without a key or with a different key each time', async () => {
    await post(undefined);
    await post(undefined);
    await post(randomUUID());
    expect(await rows()).toHaveLength(3);
    expect(await keys()).toHaveLength(1);
  });

  test('accepts a key that was used with another form', async () => {
    const key = randomUUID();
    await post(key);
    const signup = await postJson(
      server,
      '/api/newsletter',
      { email: 'ana@example.com' },
      {
        'Idempotency-Key': key,
      },
    );
    expect(signup.status).toBe(200);
  });
});

describe('Idempotency-Key', () => {
  test('reused with different content answers 422 in the language of the post', async () => {
    const key = randomUUID();
    await post(key);
    const { status, json } = await post(key, { ...message, name: 'Eva', language: 'es' });
    expect(status).toBe(422);
    expect(json).toEqual({ message: idempotencyKeyReused.es });
    expect(await rows()).toHaveLength(1);
  });

  test('answers 422 to one of two different concurrent posts with the same Idempotency-Key', async () => {
    const key = randomUUID();
    const responses = await Promise.all([post(key), post(key, { ...message, name: 'Eva' })]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await rows()).toHaveLength(1);
  });

  test.each(['', 'abc', '123456', `${randomUUID()}, ${randomUUID()}`])(
    'that is not a UUID answers 400: "%s"',
    async (key) => {
      const { status, json } = await post(key);
      expect(status).toBe(400);
      expect(json).toEqual({ message: idempotencyKeyInvalid.en });
      expect(await rows()).toHaveLength(0);
    },
  );

  test('accepts the Idempotency-Key of a rejected post again', async () => {
    const key = randomUUID();
    expect((await post(key, { ...message, name: '' })).status).toBe(400);
    expect((await post(key)).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  test('accepts the Idempotency-Key of a post that failed with 500 again', async () => {
    const brokenServer = await startTestServer();
    const headers = { 'Idempotency-Key': randomUUID() };
    await brokenServer.database.schema.renameTable('contact_messages', 'elsewhere');
    expect((await postJson(brokenServer, path, message, headers)).status).toBe(500);
    await brokenServer.database.schema.renameTable('elsewhere', 'contact_messages');
    expect((await postJson(brokenServer, path, message, headers)).status).toBe(200);
    await brokenServer.close();
  });
});

describe('the form rate limit', () => {
  test('does not count repeats and still replays them when reached', async () => {
    const address = '192.0.2.20';
    const key = randomUUID();
    for (let sent = 0; sent < 8; sent += 1) {
      expect((await post(key, message, address)).status).toBe(200);
    }
    for (let sent = 0; sent < 4; sent += 1) {
      expect((await post(randomUUID(), message, address)).status).toBe(200);
    }
    expect((await post(randomUUID(), message, address)).status).toBe(429);
    expect((await post(key, message, address)).status).toBe(200);
  });

  test('counts different or invalid content sent with a known key', async () => {
    const address = '192.0.2.21';
    const key = randomUUID();
    const other = { ...message, name: 'Eva' };
    const statuses: number[] = [];
    for (const body of [message, other, {}, other, {}, other, {}]) {
      statuses.push((await post(key, body, address)).status);
    }
    expect(statuses).toEqual([200, 422, 400, 422, 400, 429, 429]);
  });
});
