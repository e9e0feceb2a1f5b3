import { createServer } from 'node:http';
import Koa from 'koa';
import { afterEach, describe, expect, test } from 'vitest';
import { createCacheVersion } from '../platform/cache-version';
import { closeServer, listen } from '../server-lifecycle';
import { createDeferred } from '../testing/deferred';
import { createPlainImage } from '../testing/images';
import { insertLibraryFile } from '../testing/insert-library-file';
import { createTestClient } from '../testing/test-client';
import { startTestServer } from '../testing/test-server';
import { assignRequestId } from './request-id';
import { cacheResponses, markCacheable } from './response-cache';
import type { RequestState } from './state';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A server that caches every response by path. */
async function startCachingServer(
  createBody: () => string | undefined | Promise<string | undefined>,
  getExpiry: () => Date | undefined = () => undefined,
) {
  const cacheVersion = createCacheVersion();
  const app = new Koa<RequestState>();
  app.use(assignRequestId(0));
  app.use(cacheResponses({ getCacheKey: ({ path }) => path, cacheVersion }));
  app.use(async (ctx) => {
    const body = await createBody();
    if (body === undefined) return;
    ctx.body = body;
    markCacheable(ctx, getExpiry());
  });
  const server = createServer(app.callback());
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  cleanups.push(() => closeServer(server));
  return { sendRequest: createTestClient(`http://127.0.0.1:${port}`), cacheVersion };
}

const past = new Date(0);
const future = new Date(8.64e15);

describe('cacheResponses', () => {
  test('serves repeated GET and HEAD requests from the cache', async () => {
    let createdCount = 0;
    const { sendRequest } = await startCachingServer(() => `number ${++createdCount}`);
    await sendRequest('/page', { method: 'HEAD' });
    expect((await sendRequest('/page')).text).toBe('number 1');
    expect((await sendRequest('/page')).text).toBe('number 1');
    expect((await sendRequest('/other')).text).toBe('number 2');
  });

  test('recreates a response after the cache version changes', async () => {
    let createdCount = 0;
    const { sendRequest, cacheVersion } = await startCachingServer(
      () => `number ${++createdCount}`,
    );
    const before = await sendRequest('/page');
    cacheVersion.increment();
    const after = await sendRequest('/page');
    expect([before.text, after.text]).toEqual(['number 1', 'number 2']);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test.each([
    { state: 'an expired', expiresAt: past, expected: ['number 1', 'number 2'] },
    { state: 'a valid', expiresAt: future, expected: ['number 1', 'number 1'] },
  ])('with $state response answers $expected', async ({ expiresAt, expected }) => {
    let createdCount = 0;
    const { sendRequest } = await startCachingServer(
      () => `number ${++createdCount}`,
      () => expiresAt,
    );
    const bodies = [(await sendRequest('/page')).text, (await sendRequest('/page')).text];
    expect(bodies).toEqual(expected);
  });

  test('creates one response for concurrent requests', async () => {
    let createdCount = 0;
    const gate = createDeferred();
    const { sendRequest } = await startCachingServer(async () => {
      createdCount += 1;
      await gate.promise;
      return `number ${createdCount}`;
    });
    const requests = Array.from({ length: 5 }, () => sendRequest('/page'));
    await expect.poll(() => createdCount).toBe(1);
    gate.release();
    const texts = (await Promise.all(requests)).map(({ text }) => text);
    expect(new Set(texts)).toEqual(new Set(['number 1']));
  });

  test('creates one response for concurrent requests after the cached one has expired', async () => {
    let createdCount = 0;
    const gate = createDeferred();
    const { sendRequest } = await startCachingServer(
      async () => {
        createdCount += 1;
        if (createdCount > 1) await gate.promise;
        return `number ${createdCount}`;
      },
      () => (createdCount === 1 ? past : future),
    );
    await sendRequest('/page');
    const requests = Array.from({ length: 5 }, () => sendRequest('/page'));
    await expect.poll(() => createdCount).toBe(2);
    gate.release();
    const texts = (await Promise.all(requests)).map(({ text }) => text);
    expect(new Set(texts)).toEqual(new Set(['number 2']));
  });

  test('does not cache a response when the version changed while creating it', async () => {
    let createdCount = 0;
    const gate = createDeferred();
    const { sendRequest, cacheVersion } = await startCachingServer(async () => {
      createdCount += 1;
      if (createdCount === 1) await gate.promise;
      return `number ${createdCount}`;
    });
    const outdated = sendRequest('/page');
    await expect.poll(() => createdCount).toBe(1);
    cacheVersion.increment();
    gate.release();
    await outdated;
    expect((await sendRequest('/page')).text).toBe('number 2');
  });

  test('does not cache unmarked responses', async () => {
    let requests = 0;
    const { sendRequest } = await startCachingServer(() => {
      requests += 1;
      return undefined;
    });
    expect((await sendRequest('/page')).status).toBe(404);
    expect((await sendRequest('/page')).status).toBe(404);
    expect(requests).toBe(2);
  });

  test('never serves other methods from the cache', async () => {
    let createdCount = 0;
    const { sendRequest } = await startCachingServer(() => `number ${++createdCount}`);
    await sendRequest('/page');
    expect((await sendRequest('/page', { method: 'POST' })).text).not.toBe('number 1');
  });
});

test('GET /api/products contains a new product at once', async () => {
  const server = await startTestServer();
  cleanups.push(server.close);
  const before = await server.sendRequest('/api/products');
  const [product] = await server.products.list();
  if (!product) throw new Error('There are no products.');
  const id = await server.products.insert({
    ...product,
    name: 'Board of the day',
    sku: null,
    typedImageUrl: '',
    imageFileIds: [],
  });
  const after = await server.sendRequest('/api/products');
  expect(before.text).not.toContain('Board of the day');
  expect(after.text).toContain('Board of the day');
  expect((await server.sendRequest(`/api/products/${id}`)).status).toBe(200);
});

test('cached API responses ignore query parameters that the endpoint does not read', async () => {
  const server = await startTestServer();
  cleanups.push(server.close);
  await server.sendRequest('/api/products');
  await server.database('products').update({ name: 'Changed directly in the database' });
  expect((await server.sendRequest('/api/products?anything=else')).text).not.toContain(
    'directly in the database',
  );
  expect((await server.sendRequest('/api/products/22')).text).toContain('directly in the database');
});

test.each(['filter_tags=', 'filter_tags=,', 'filter_tags=%20,+'])(
  'GET /api/media/files with empty filter_tags is not cached: %s',
  async (query) => {
    const server = await startTestServer();
    cleanups.push(server.close);
    const list = async () => (await server.sendRequest(`/api/media/files?${query}&limit=100`)).text;
    expect(await list()).not.toContain('untagged');
    await insertLibraryFile(server, 'untagged', await createPlainImage(8, 6).png().toBuffer());
    expect(await list()).toContain('untagged');
  },
);

test('GET /api/media/files by tag is cached, also with an encoded tag', async () => {
  const server = await startTestServer();
  cleanups.push(server.close);
  const urls = ['filter_tags=hero', 'limit=9&filter_tags=%68ero,'].map(
    (query) => `/api/media/files?${query}`,
  );
  const before = await Promise.all(urls.map((url) => server.sendRequest(url)));
  await server.database('media_files').update({ title: 'Changed directly in the database' });
  for (const [index, url] of urls.entries()) {
    expect((await server.sendRequest(url)).text).toBe(before[index]?.text);
  }
});
