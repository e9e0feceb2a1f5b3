import { createServer } from 'node:http';
import Koa from 'koa';
import { pino } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoints } from '#contract/index';
import { listProducts } from '#contract/products/endpoints';
import type { Product } from '#contract/products/schema';
import { createDatabaseSessionStore } from '../accounts/session-store';
import { createDispatch } from '../dispatch/dispatch';
import type { Handler, Handlers } from '../dispatch/handler';
import { closeServer, listen } from '../server-lifecycle';
import { createAdminClient } from '../testing/admin-client';
import { createDeferred } from '../testing/deferred';
import { createTestClient, type SendRequest } from '../testing/test-client';
import { startTestServer } from '../testing/test-server';
import { getApiCacheKey } from './api-cache-key';
import { errorHandler } from './error-handler';
import { createFormLimits } from './rate-limit';
import { assignRequestId } from './request-id';
import { cacheResponses } from './response-cache';
import { createRouter } from './router';
import type { RequestState } from './state';

const testServer = await startTestServer();
afterAll(testServer.close);

/** Number of list calls, and what they wait for. */
let listCount = 0;
let gate: Promise<void> = Promise.resolve();

let products: Product[];
beforeAll(async () => {
  products = await testServer.products.list();
});

/** Lists all products for admins and one for visitors. */
const listByRole: Handler<Endpoints['listProducts']> = async (_, { isAdmin }) => {
  listCount += 1;
  await gate;
  return (await isAdmin()) ? products : products.slice(0, 1);
};

async function startServer(handler: Handler<Endpoints['listProducts']>) {
  const app = new Koa<RequestState>();
  app.use(assignRequestId(0));
  // No test calls the other endpoints.
  const handlers = { listProducts: handler } as Handlers;
  const dispatch = createDispatch({
    handlers,
    database: testServer.database,
    sessions: createDatabaseSessionStore(testServer.database, () => new Date()),
    formLimits: createFormLimits((options) => new RateLimiterMemory(options)),
    publicOrigin: undefined,
    reportError: (error) => {
      throw error;
    },
  });
  const router = createRouter(dispatch, {
    publicOrigin: undefined,
    uploadFolder: testServer.dataFolder,
  });
  app.use(cacheResponses({ getCacheKey: getApiCacheKey, cacheVersion: testServer.cacheVersion }));
  app.use(errorHandler(pino({ level: 'silent' })));
  app.use(router.routes());
  const server = createServer(app.callback());
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  afterAll(() => closeServer(server));
  return createTestClient(`http://127.0.0.1:${port}`);
}

const { headers } = await createAdminClient(testServer);
const sendRequest = await startServer(listByRole);

const requestAsVisitor = async (sender: SendRequest = sendRequest) => {
  const { json, headers: responseHeaders } = await sender(listProducts.path);
  return { products: json, ...responseHeaders };
};
const requestAsAdmin = async (sender: SendRequest = sendRequest) => {
  const { json, headers: responseHeaders } = await sender(listProducts.path, { headers });
  return { products: json, ...responseHeaders };
};

beforeEach(() => {
  listCount = 0;
  gate = Promise.resolve();
  testServer.cacheVersion.increment();
});

describe('response cache when the response depends on the user', () => {
  test('does not cache admin responses, in the server or in proxies', async () => {
    const response = await requestAsAdmin();
    expect(response.products).toHaveLength(products.length);
    expect(response['cache-control']).toBe('private, no-store');
    expect(response.etag).toBeUndefined();
    expect((await requestAsVisitor()).products).toHaveLength(1);
    expect((await requestAsAdmin()).products).toHaveLength(products.length);
  });

  test('caches visitor responses for visitors only', async () => {
    const visitorResponse = await requestAsVisitor();
    await requestAsVisitor();
    expect(listCount).toBe(1);
    expect(visitorResponse.products).toHaveLength(1);
    expect(visitorResponse['cache-control']).toBe(listProducts.cacheControl);
    expect((await requestAsAdmin()).products).toHaveLength(products.length);
    expect((await requestAsVisitor()).etag).toBe(visitorResponse.etag);
    expect(listCount).toBe(2);
  });

  test('gives concurrent admins and visitors their own response', async () => {
    const { promise, release } = createDeferred();
    gate = promise;
    const responses = [requestAsAdmin(), requestAsVisitor(), requestAsAdmin(), requestAsVisitor()];
    await expect.poll(() => listCount).toBeGreaterThanOrEqual(2);
    release();
    const numbers = (await Promise.all(responses)).map(({ products }) => products);
    expect(numbers.map((products) => Array.isArray(products) && products.length)).toEqual([
      products.length,
      1,
      products.length,
      1,
    ]);
  });

  test('treats an invalid session cookie as a visitor', async () => {
    const invalidCookie = { Cookie: 'higuera-session=made-up' };
    const { json } = await sendRequest(listProducts.path, { headers: invalidCookie });
    expect(json).toHaveLength(1);
  });
});

test('response cache serves admins the public response when it does not depend on the user', async () => {
  let createdCount = 0;
  const sendToPublic = await startServer(async () => {
    createdCount += 1;
    return products;
  });
  const visitorResponse = await requestAsVisitor(sendToPublic);
  const adminResponse = await requestAsAdmin(sendToPublic);
  expect(adminResponse.etag).toBe(visitorResponse.etag);
  expect(createdCount).toBe(1);
});
