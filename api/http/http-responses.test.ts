import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { problem } from '#contract/core/problem';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const { sendRequest } = server;

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
};

describe('GET /api/products', () => {
  test('answers 304 without a body for a matching If-None-Match, repeatedly', async () => {
    const { headers } = await sendRequest('/api/products');
    const etag = String(headers.etag);
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const second = await sendRequest('/api/products', {
        headers: { 'If-None-Match': ifNoneMatch },
      });
      expect(second.status).toBe(304);
      expect(second.bytes).toHaveLength(0);
      expect(second.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
    }
    const nonMatching = await sendRequest('/api/products', {
      headers: { 'If-None-Match': '"other"' },
    });
    expect(nonMatching.status).toBe(200);
  });

  test('answers 304 also when the response is not cached yet', async () => {
    const otherServer = await startTestServer();
    const { headers } = await sendRequest('/api/products/3');
    const response = await otherServer.sendRequest('/api/products/3', {
      headers: { 'If-None-Match': String(headers.etag) },
    });
    await otherServer.close();
    expect(response.status).toBe(304);
    expect(response.headers).not.toHaveProperty('content-length');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('answers with Content-Encoding %s and its own ETag', async (encoding, decompress) => {
    const plain = await sendRequest('/api/products');
    for (const _ of ['made', 'kept']) {
      const compressed = await sendRequest('/api/products', {
        headers: { 'Accept-Encoding': encoding },
      });
      expect(compressed.headers['content-encoding']).toBe(encoding);
      expect(compressed.headers.vary).toContain('Accept-Encoding');
      expect(compressed.headers.etag).not.toBe(plain.headers.etag);
      expect(compressed.bytes).toHaveLength(Number(compressed.headers['content-length']));
      expect(decompress(compressed.bytes).equals(plain.bytes)).toBe(true);
    }
  });

  test('prefers Brotli in any order, and honors q=0', async () => {
    const encodingFor = async (acceptEncoding: string) =>
      (await sendRequest('/api/products', { headers: { 'Accept-Encoding': acceptEncoding } }))
        .headers['content-encoding'];
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('gzip, br;q=0')).toBe('gzip');
    expect(await encodingFor('zstd')).toBeUndefined();
  });

  test('answers HEAD with the same headers and no body', async () => {
    const { headers } = await sendRequest('/api/products');
    const head = await sendRequest('/api/products', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  test('has the security headers, cached or not', async () => {
    for (const _ of ['made', 'kept']) {
      const { headers } = await sendRequest('/api/products/1');
      expect(headers).toMatchObject(commonHeaders);
      expect(headers['content-security-policy']).toBe("default-src 'none'");
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });
});

describe('a client error', () => {
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
  ])('%s %.40s answers %d', async (method, path, status) => {
    const response = await sendRequest(path, { method });
    expect(response.status).toBe(status);
  });

  test('has a JSON problem body and Cache-Control no-store', async () => {
    const { json, headers } = await sendRequest('/api/nothing');
    expect(v.parse(problem, json)).toEqual({ message: 'There is nothing at this address.' });
    expect(headers).toMatchObject({
      ...commonHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('etag');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '405 lists the allowed methods: %s /api/featured-products',
    async (method) => {
      const { status, headers, json } = await sendRequest('/api/featured-products', { method });
      expect(status).toBe(405);
      expect(headers.allow?.split(', ').toSorted()).toEqual(['GET', 'HEAD']);
      expect(v.parse(problem, json).message).toMatch(/method/);
    },
  );

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])(
    '405 with Allow POST: %s /api/contact',
    async (method) => {
      const { status, headers } = await sendRequest('/api/contact', { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe('POST');
    },
  );

  test('400 lists every invalid query parameter', async () => {
    const { status, json } = await sendRequest('/api/media/files?limit=0&offset=x&sort=colour');
    expect(status).toBe(400);
    expect(v.parse(problem, json).issues?.map(({ path }) => path)).toEqual([
      'limit',
      'offset',
      'sort',
    ]);
  });
});

test('a 500 response has only a message and a request id; the log has the details', async () => {
  const brokenServer = await startTestServer();
  await brokenServer.database.schema.renameTable('products', 'lost');
  const { status, text, headers } = await brokenServer.sendRequest('/api/products');
  await brokenServer.close();

  const received = v.parse(problem, JSON.parse(text));
  expect(status).toBe(500);
  expect(Object.keys(received).toSorted()).toEqual(['message', 'requestId']);
  expect(text).not.toMatch(/knex|sqlite|pool|\.ts|stack/i);
  expect(headers['cache-control']).toBe('no-store');
  expect(brokenServer.logged).toContainEqual(
    expect.objectContaining({
      requestId: received.requestId,
      level: 50,
      url: '/api/products',
      err: expect.objectContaining({ message: expect.any(String) }),
    }),
  );
});

test('an error of a request with a key is logged without the key', async () => {
  const brokenServer = await startTestServer();
  await brokenServer.database.schema.renameTable('order_requests', 'lost');
  const { status } = await brokenServer.sendRequest('/api/orders/LH-1001?key=0123456789abcdef');
  await brokenServer.close();
  expect(status).toBe(500);
  expect(brokenServer.logged).toContainEqual(
    expect.objectContaining({ url: '/api/orders/LH-1001?key=redacted' }),
  );
  expect(JSON.stringify(brokenServer.logged)).not.toContain('0123456789abcdef');
});

test('successful requests and client errors are not logged', async () => {
  const otherServer = await startTestServer();
  await otherServer.sendRequest('/api/products');
  await otherServer.sendRequest('/api/nothing');
  await otherServer.close();
  expect(otherServer.logged).toEqual([]);
});

describe('Strict-Transport-Security', () => {
  test('is sent when PUBLIC_ORIGIN is https', async () => {
    const httpsServer = await startTestServer({ publicOrigin: 'https://shop.example' });
    const { headers } = await httpsServer.sendRequest('/api/products');
    await httpsServer.close();
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
  });

  test('is sent for X-Forwarded-Proto https from a trusted proxy only', async () => {
    const forwarded = { headers: { 'X-Forwarded-Proto': 'https' } };
    const proxiedServer = await startTestServer({ trustedProxies: 1 });
    expect((await proxiedServer.sendRequest('/api/products', forwarded)).headers).toHaveProperty(
      'strict-transport-security',
    );
    expect((await proxiedServer.sendRequest('/api/products')).headers).not.toHaveProperty(
      'strict-transport-security',
    );
    await proxiedServer.close();
    expect((await sendRequest('/api/products', forwarded)).headers).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});

describe('X-Forwarded-For without TRUST_PROXY', () => {
  test('logs one warning', async () => {
    const proxiedServer = await startTestServer();
    for (let sent = 0; sent < 3; sent += 1) {
      await proxiedServer.sendRequest('/api/products', {
        headers: { 'X-Forwarded-For': '192.0.2.1' },
      });
    }
    await proxiedServer.close();
    expect(proxiedServer.logged).toEqual([
      expect.objectContaining({ level: 40, msg: expect.stringMatching(/Set TRUST_PROXY/) }),
    ]);
  });
});

describe('a request with two Host headers', () => {
  test.each(['/', '/api/products'])('answers 400, also for the cached %s', async (path) => {
    await server.sendRequest(path);
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    socket.end(
      `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('Permissions-Policy disables unused browser features', async () => {
  const { headers } = await server.sendRequest('/api/products');
  expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\)/);
});

describe('Accept-Encoding', () => {
  test.each(['identity;q=0', '*;q=0', 'identity;q=0, br;q=0', 'gzip;q=0, *;q=0', 'zstd', ''])(
    '%j answers 200 without encoding',
    async (encoding) => {
      const headers = { 'Accept-Encoding': encoding };
      for (const path of ['/api/products', '/api/media/files']) {
        const { status, headers: received } = await server.sendRequest(path, { headers });
        expect([path, status]).toEqual([path, 200]);
        expect(received['content-encoding']).toBeUndefined();
      }
    },
  );
});
