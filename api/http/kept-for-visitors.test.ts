import { createServer } from 'node:http';
import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoints } from '#contract/index';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { createSessionStore } from '../accounts/sessions';
import { createDispatch } from '../dispatch/dispatch';
import type { Handler, Handlers } from '../dispatch/handler';
import { close, listen } from '../listen';
import { asAdministrator } from '../testing/administrator';
import { createTestClient, type SendRequest } from '../testing/ask';
import { closedGate } from '../testing/gate';
import { startShop } from '../testing/shop';
import { apiKey } from './api-key';
import { cacheResponses } from './kept-answers';
import { problems } from './problems';
import { createFormLimits } from './rate-limit';
import { contractRouter } from './router';
import type { RequestState } from './state';

const shop = await startShop();
afterAll(shop.close);

/** Number of list calls, and what they wait for. */
let listed = 0;
let gate: Promise<void> = Promise.resolve();

let shown: Product[];
beforeAll(async () => {
  shown = await shop.products.list();
});

/** Lists all products for admins and one for visitors. */
const listToEach: Handler<Endpoints['listProducts']> = async (_, { isAdministrator }) => {
  listed += 1;
  await gate;
  return (await isAdministrator()) ? shown : shown.slice(0, 1);
};

async function serving(handler: Handler<Endpoints['listProducts']>) {
  const app = new Koa<RequestState>();
  // No test calls the other endpoints.
  const handlers = { listProducts: handler } as Handlers;
  const dispatch = createDispatch({
    handlers,
    database: shop.database,
    sessions: createSessionStore(shop.database, () => new Date()),
    formLimits: createFormLimits(),
    publicOrigin: undefined,
    reportError: (error) => {
      throw error;
    },
  });
  const router = contractRouter(dispatch, { publicOrigin: undefined, uploads: shop.dataFolder });
  app.use(cacheResponses({ getCacheKey: apiKey, cacheVersion: shop.cacheVersion }));
  app.use(problems(pino({ level: 'silent' })));
  app.use(router.routes());
  const server = createServer(app.callback());
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  afterAll(() => close(server));
  return createTestClient(`http://127.0.0.1:${port}`);
}

const { headers } = await asAdministrator(shop);
const sendRequest = await serving(listToEach);

const byVisitor = async (asker: SendRequest = sendRequest) => {
  const { json, headers: responseHeaders } = await asker(listProducts.path);
  return { products: json, ...responseHeaders };
};
const byAdministrator = async (asker: SendRequest = sendRequest) => {
  const { json, headers: responseHeaders } = await asker(listProducts.path, { headers });
  return { products: json, ...responseHeaders };
};

beforeEach(() => {
  listed = 0;
  gate = Promise.resolve();
  shop.cacheVersion.changed();
});

describe('response cache when the response depends on the user', () => {
  test('does not cache admin responses, in the server or in proxies', async () => {
    const response = await byAdministrator();
    expect(response.products).toHaveLength(shown.length);
    expect(response['cache-control']).toBe('private, no-store');
    expect(response.etag).toBeUndefined();
    expect((await byVisitor()).products).toHaveLength(1);
    expect((await byAdministrator()).products).toHaveLength(shown.length);
  });

  test('caches visitor responses for visitors only', async () => {
    const visitors = await byVisitor();
    await byVisitor();
    expect(listed).toBe(1);
    expect(visitors.products).toHaveLength(1);
    expect(visitors['cache-control']).toBe(listProducts.cacheControl);
    expect((await byAdministrator()).products).toHaveLength(shown.length);
    expect((await byVisitor()).etag).toBe(visitors.etag);
    expect(listed).toBe(2);
  });

  test('gives concurrent admins and visitors their own response', async () => {
    const { opened, open } = closedGate();
    gate = opened;
    const responses = [byAdministrator(), byVisitor(), byAdministrator(), byVisitor()];
    await expect.poll(() => listed).toBeGreaterThanOrEqual(2);
    open();
    const numbers = (await Promise.all(responses)).map(({ products }) => products);
    expect(numbers.map((products) => Array.isArray(products) && products.length)).toEqual([
      shown.length,
      1,
      shown.length,
      1,
    ]);
  });

  test('treats an invalid session cookie as a visitor', async () => {
    const madeUp = { Cookie: 'higuera-session=made-up' };
    const { json } = await sendRequest(listProducts.path, { headers: madeUp });
    expect(json).toHaveLength(1);
  });
});

test('response cache serves admins the public response when it does not depend on the user', async () => {
  let made = 0;
  const toEverybody = await serving(async () => {
    made += 1;
    return shown;
  });
  const visitors = await byVisitor(toEverybody);
  const administrators = await byAdministrator(toEverybody);
  expect(administrators.etag).toBe(visitors.etag);
  expect(made).toBe(1);
});
