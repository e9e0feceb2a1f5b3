import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import Koa from 'koa';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { sendContactMessage } from '#contract/inbox/endpoints';
import { HttpError } from '../dispatch/http-error';
import { createDeferred } from '../testing/deferred';
import { startLocalServer } from '../testing/local-server';
import { postJson } from '../testing/post-requests';
import { closeSsrServers, startSsrServer } from '../testing/ssr-server';
import { createTestClient } from '../testing/test-client';
import { maxActiveRequests, shedLoad } from './shed-load';
import type { RequestState } from './state';

afterEach(closeSsrServers);

describe('a server whose event loop is late', () => {
  test('answers 503 with Retry-After to what is not cached, and still sends what is', async () => {
    let delay = 0;
    const { sendRequest } = await startSsrServer({ loadMonitor: { getDelay: () => delay } });
    const { text } = await sendRequest('/shop');
    delay = 500;
    const api = await sendRequest('/api/products/1', { headers: { 'Accept-Language': 'es' } });
    expect(api).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(api.json).toEqual({
      message: 'La tienda está muy ocupada. Inténtalo de nuevo en un momento.',
    });
    expect(await sendRequest('/shop')).toMatchObject({ status: 200, text });
    for (const path of ['/healthz', '/readyz', '/api/media/files?filter_tags=hero']) {
      expect((await sendRequest(path)).status).toBe(200);
    }
    delay = 0;
    expect((await sendRequest('/api/products/1')).status).toBe(200);
  });

  test('answers a page of its own in the page’s language, which reloads', async () => {
    const { sendRequest } = await startSsrServer({ loadMonitor: { getDelay: () => 500 } });
    const page = await sendRequest('/es/product/1');
    expect(page).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2', 'cache-control': 'no-store' },
    });
    expect(page.text).toMatch(/<html lang="es">[\s\S]*http-equiv="refresh"[\s\S]*muy ocupada/);
    expect((await sendRequest('/product/1')).text).toContain('The shop is busy.');
  });

  test('takes orders and messages', async () => {
    const server = await startSsrServer({
      loadMonitor: { getDelay: () => 500 },
      trustedProxies: 1,
    });
    const message = { name: 'Ana', email: 'ana@example.com', message: 'Is the shop open today?' };
    expect((await postJson(server, sendContactMessage.path, message)).status).toBe(200);
  });
});

test('a server with too many requests in progress rejects reads, until some have ended', async () => {
  const gate = createDeferred();
  let startedCount = 0;
  const app = new Koa<RequestState>();
  app.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      ctx.status = error instanceof HttpError ? error.status : 500;
    }
  });
  app.use(shedLoad({ getDelay: () => 0 }));
  app.use(async (ctx) => {
    startedCount += 1;
    await gate.promise;
    ctx.body = 'done';
  });
  const server = await startLocalServer(app.callback());
  onTestFinished(server.close);
  const sendRequest = createTestClient(server.origin);

  const started = Array.from({ length: maxActiveRequests.reads }, () => sendRequest('/api/held'));
  await expect.poll(() => startedCount).toBe(maxActiveRequests.reads);
  expect((await sendRequest('/api/one-too-many')).status).toBe(503);
  const post = sendRequest('/api/held', { method: 'POST' });
  await expect.poll(() => startedCount).toBe(maxActiveRequests.reads + 1);
  gate.release();
  const responses = await Promise.all([...started, post]);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await sendRequest('/api/next')).status).toBe(200);
});

test('clients that send their bodies slowly do not keep others from reading', async () => {
  let startedCount = 0;
  const app = new Koa<RequestState>();
  app.use(shedLoad({ getDelay: () => 0 }));
  app.use(async (ctx) => {
    startedCount += 1;
    if (ctx.method === 'POST') await buffer(ctx.req);
    ctx.body = 'done';
  });
  const server = await startLocalServer(app.callback());
  onTestFinished(server.close);
  const requests = Array.from({ length: maxActiveRequests.reads }, () => {
    const slow = request(`${server.origin}/api/held`, {
      method: 'POST',
      headers: { 'Content-Length': '2' },
    });
    slow.write('{');
    return slow;
  });
  await expect.poll(() => startedCount).toBe(maxActiveRequests.reads);
  const sendRequest = createTestClient(server.origin);
  expect((await sendRequest('/api/read')).status).toBe(200);
  const statuses = requests.map(async (slow) => {
    const [response]: IncomingMessage[] = await once(slow.end('}'), 'response');
    response?.resume();
    return response?.statusCode;
  });
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  expect((await sendRequest('/api/read')).status).toBe(200);
});
