import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { problem } from '#contract/core/problem';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);
const { ask } = shop;

const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

describe('a good answer', () => {
  test('is answered 304 without a body to whoever has it, as often as asked', async () => {
    const { headers } = await ask('/api/products');
    const etag = String(headers.etag);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/api/products', { headers: { 'If-None-Match': held } });
      expect(again.status).toBe(304);
      expect(again.bytes).toHaveLength(0);
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
    }
    const other = await ask('/api/products', { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('is answered 304 also when it has not been kept yet', async () => {
    const fresh = await startShop();
    const { headers } = await ask('/api/products/3');
    const answer = await fresh.ask('/api/products/3', {
      headers: { 'If-None-Match': String(headers.etag) },
    });
    await fresh.close();
    expect(answer.status).toBe(304);
    expect(answer.headers).not.toHaveProperty('content-length');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travels as %s to whoever takes it, with a tag of its own', async (encoding, unpack) => {
    const plain = await ask('/api/products');
    for (const _ of ['made', 'kept']) {
      const packed = await ask('/api/products', { headers: { 'Accept-Encoding': encoding } });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers.vary).toContain('Accept-Encoding');
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      expect(packed.bytes).toHaveLength(Number(packed.headers['content-length']));
      expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
    }
  });

  test('prefers Brotli, whatever the order, and honours a refusal', async () => {
    const encodingFor = async (accepted: string) =>
      (await ask('/api/products', { headers: { 'Accept-Encoding': accepted } })).headers[
        'content-encoding'
      ];
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('gzip, br;q=0')).toBe('gzip');
    expect(await encodingFor('zstd')).toBeUndefined();
  });

  test('has the same headers for HEAD, and no body', async () => {
    const { headers } = await ask('/api/products');
    const head = await ask('/api/products', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  test('carries the security headers, kept or not', async () => {
    for (const _ of ['made', 'kept']) {
      const { headers } = await ask('/api/products/1');
      expect(headers).toMatchObject(everyAnswer);
      expect(headers['content-security-policy']).toBe("default-src 'none'");
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });
});

describe('a fault of the caller', () => {
  test.each([
    ['GET', '/api', 404],
    ['GET', '/api/', 404],
    ['GET', '/api/nothing', 404],
    ['GET', '/api/products/', 404],
    ['GET', '/api/products/1/', 404],
    ['POST', '/api/nothing', 404],
    ['GET', '/%E0%A4%A', 400],
    ['GET', '/api/products/%00', 400],
    ['GET', '/api/media/files?folder=%FF', 400],
    ['GET', '//elsewhere.example/shop', 400],
    ['GET', '/\\elsewhere.example', 400],
    ['GET', 'http://elsewhere.example/', 400],
    ['GET', `/${'a'.repeat(2048)}`, 414],
    ['GET', `/api/products?${'a'.repeat(2048)}`, 414],
    ['GET', `/${'a'.repeat(20_000)}`, 431],
  ])('in %s %.40s is answered %d', async (method, path, status) => {
    const answer = await ask(path, { method });
    expect(answer.status).toBe(status);
  });

  test('is told as a problem in JSON that nobody keeps', async () => {
    const { json, headers } = await ask('/api/nothing');
    expect(v.parse(problem, json)).toEqual({ message: 'There is nothing at this address.' });
    expect(headers).toMatchObject({
      ...everyAnswer,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('etag');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'in the method is answered 405 with the ones there are: %s',
    async (method) => {
      const { status, headers, json } = await ask('/api/featured-products', { method });
      expect(status).toBe(405);
      expect(headers.allow?.split(', ').toSorted()).toEqual(['GET', 'HEAD']);
      expect(v.parse(problem, json).message).toMatch(/method/);
    },
  );

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])(
    'in the method of a form is answered 405: %s',
    async (method) => {
      const { status, headers } = await ask('/api/contact', { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe('POST');
    },
  );

  test('names every field at fault', async () => {
    const { status, json } = await ask('/api/media/files?limit=0&offset=x&sort=colour');
    expect(status).toBe(400);
    expect(v.parse(problem, json).issues?.map(({ path }) => path)).toEqual([
      'limit',
      'offset',
      'sort',
    ]);
  });
});

test('a fault of the server tells a request id, and the log has the rest', async () => {
  const broken = await startShop();
  await broken.database.destroy();
  const { status, text, headers } = await broken.ask('/api/products');
  await broken.close();

  const answered = v.parse(problem, JSON.parse(text));
  expect(status).toBe(500);
  expect(Object.keys(answered).toSorted()).toEqual(['message', 'requestId']);
  expect(text).not.toMatch(/knex|sqlite|pool|\.ts|stack/i);
  expect(headers['cache-control']).toBe('no-store');
  expect(broken.logged).toContainEqual(
    expect.objectContaining({
      requestId: answered.requestId,
      level: 50,
      url: '/api/products',
      err: expect.objectContaining({ message: expect.any(String) }),
    }),
  );
});

test('nothing is logged about good answers and faults of callers', async () => {
  const quiet = await startShop();
  await quiet.ask('/api/products');
  await quiet.ask('/api/nothing');
  await quiet.close();
  expect(quiet.logged).toEqual([]);
});

describe('transport security', () => {
  test('is demanded where the shop is published through HTTPS', async () => {
    const published = await startShop({ publicOrigin: 'https://shop.example' });
    const { headers } = await published.ask('/api/products');
    await published.close();
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
  });

  test('is demanded when a trusted proxy says so, and only a trusted one', async () => {
    const forwarded = { headers: { 'X-Forwarded-Proto': 'https' } };
    const behind = await startShop({ trustedProxies: 1 });
    expect((await behind.ask('/api/products', forwarded)).headers).toHaveProperty(
      'strict-transport-security',
    );
    expect((await behind.ask('/api/products')).headers).not.toHaveProperty(
      'strict-transport-security',
    );
    await behind.close();
    expect((await ask('/api/products', forwarded)).headers).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});

describe('a proxy that the settings do not know of', () => {
  test('is warned of once', async () => {
    const behind = await startShop();
    for (let sent = 0; sent < 3; sent += 1) {
      await behind.ask('/api/products', { headers: { 'X-Forwarded-For': '192.0.2.1' } });
    }
    await behind.close();
    expect(behind.logged).toEqual([
      expect.objectContaining({ level: 40, msg: expect.stringMatching(/Set TRUST_PROXY/) }),
    ]);
  });
});

describe('a request with two Host headers', () => {
  test.each(['/', '/api/products'])(
    'is answered 400, also at %s, which is cached',
    async (path) => {
      await shop.ask(path);
      const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1');
      socket.end(
        `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
      );
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});

test('every answer denies what browsers offer and the shop never asks for', async () => {
  const { headers } = await shop.ask('/api/products');
  expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\)/);
});

describe('Accept-Encoding', () => {
  test.each(['identity;q=0', '*;q=0', 'identity;q=0, br;q=0', 'gzip;q=0, *;q=0', 'zstd', ''])(
    'of %j is answered 200 with the plain bytes',
    async (encoding) => {
      const headers = { 'Accept-Encoding': encoding };
      for (const path of ['/api/products', '/api/media/files']) {
        const { status, headers: answered } = await shop.ask(path, { headers });
        expect([path, status]).toEqual([path, 200]);
        expect(answered['content-encoding']).toBeUndefined();
      }
    },
  );
});
