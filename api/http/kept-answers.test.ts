import { createServer } from 'node:http';
import Koa from 'koa';
import { afterEach, describe, expect, test } from 'vitest';
import { close, listen } from '../listen';
import { createCacheVersion } from '../platform/cache-version';
import { createTestClient } from '../testing/ask';
import { closedGate } from '../testing/gate';
import { addToLibrary } from '../testing/library-file';
import { createPlainImage } from '../testing/pictures';
import { startShop } from '../testing/shop';
import { cacheResponses, markCacheable } from './kept-answers';
import type { RequestState } from './state';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A server that caches every response by path. */
async function startCachingServer(make: () => string | undefined | Promise<string | undefined>) {
  const cacheVersion = createCacheVersion();
  const app = new Koa<RequestState>();
  app.use(cacheResponses({ getCacheKey: ({ path }) => path, cacheVersion }));
  app.use(async (ctx) => {
    const body = await make();
    if (body === undefined) return;
    ctx.body = body;
    markCacheable(ctx);
  });
  const server = createServer(app.callback());
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  ends.push(() => close(server));
  return { sendRequest: createTestClient(`http://127.0.0.1:${port}`), cacheVersion };
}

describe('cacheResponses', () => {
  test('serves repeated GET and HEAD requests from the cache', async () => {
    let made = 0;
    const { sendRequest } = await startCachingServer(() => `number ${++made}`);
    await sendRequest('/page', { method: 'HEAD' });
    expect((await sendRequest('/page')).text).toBe('number 1');
    expect((await sendRequest('/page')).text).toBe('number 1');
    expect((await sendRequest('/other')).text).toBe('number 2');
  });

  test('recreates a response after the cache version changes', async () => {
    let made = 0;
    const { sendRequest, cacheVersion } = await startCachingServer(() => `number ${++made}`);
    const before = await sendRequest('/page');
    cacheVersion.changed();
    const after = await sendRequest('/page');
    expect([before.text, after.text]).toEqual(['number 1', 'number 2']);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test('creates one response for concurrent requests', async () => {
    let made = 0;
    const gate = closedGate();
    const { sendRequest } = await startCachingServer(async () => {
      made += 1;
      await gate.opened;
      return `number ${made}`;
    });
    const requests = Array.from({ length: 5 }, () => sendRequest('/page'));
    await expect.poll(() => made).toBe(1);
    gate.open();
    const texts = (await Promise.all(requests)).map(({ text }) => text);
    expect(new Set(texts)).toEqual(new Set(['number 1']));
  });

  test('does not cache a response when the version changed while creating it', async () => {
    let made = 0;
    const gate = closedGate();
    const { sendRequest, cacheVersion } = await startCachingServer(async () => {
      made += 1;
      if (made === 1) await gate.opened;
      return `number ${made}`;
    });
    const overtaken = sendRequest('/page');
    await expect.poll(() => made).toBe(1);
    cacheVersion.changed();
    gate.open();
    await overtaken;
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
    let made = 0;
    const { sendRequest } = await startCachingServer(() => `number ${++made}`);
    await sendRequest('/page');
    expect((await sendRequest('/page', { method: 'POST' })).text).not.toBe('number 1');
  });
});

test('GET /api/products contains a new product at once', async () => {
  const shop = await startShop();
  ends.push(shop.close);
  const before = await shop.sendRequest('/api/products');
  const [product] = await shop.products.list();
  if (!product) throw new Error('There are no products.');
  const id = await shop.products.insert({
    ...product,
    name: 'Board of the day',
    sku: null,
    typedImageUrl: '',
    imageFileIds: [],
  });
  const after = await shop.sendRequest('/api/products');
  expect(before.text).not.toContain('Board of the day');
  expect(after.text).toContain('Board of the day');
  expect((await shop.sendRequest(`/api/products/${id}`)).status).toBe(200);
});

test('cached API responses ignore query parameters that the endpoint does not read', async () => {
  const shop = await startShop();
  ends.push(shop.close);
  await shop.sendRequest('/api/products');
  await shop.database('products').update({ name: 'Changed directly in the database' });
  expect((await shop.sendRequest('/api/products?anything=else')).text).not.toContain(
    'directly in the database',
  );
  expect((await shop.sendRequest('/api/products/22')).text).toContain('directly in the database');
});

test.each(['filter_tags=', 'filter_tags=,', 'filter_tags=%20,+'])(
  'GET /api/media/files with empty filter_tags is not cached: %s',
  async (query) => {
    const shop = await startShop();
    ends.push(shop.close);
    const list = async () => (await shop.sendRequest(`/api/media/files?${query}&limit=100`)).text;
    expect(await list()).not.toContain('untagged');
    await addToLibrary(shop, 'untagged', await createPlainImage(8, 6).png().toBuffer());
    expect(await list()).toContain('untagged');
  },
);

test('GET /api/media/files by tag is cached, also with an encoded tag', async () => {
  const shop = await startShop();
  ends.push(shop.close);
  const urls = ['filter_tags=hero', 'limit=9&filter_tags=%68ero,'].map(
    (query) => `/api/media/files?${query}`,
  );
  const before = await Promise.all(urls.map((url) => shop.sendRequest(url)));
  await shop.database('media_files').update({ title: 'Changed directly in the database' });
  for (const [at, url] of urls.entries()) {
    expect((await shop.sendRequest(url)).text).toBe(before[at]?.text);
  }
});
