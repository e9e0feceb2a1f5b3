import { setupServer } from 'msw/node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { csrfHeader } from '#contract/core/endpoint';
import { listContactMessages } from '#contract/inbox/admin-endpoints';
import { createMediaFolder } from '#contract/media/admin-endpoints';
import { restockThanksWithoutEmail } from '#contract/restock/messages';
import { getSession, signIn } from '#contract/session/endpoints';
import type { NetworkConditions } from './api/network-conditions';
import { createRequestLog } from './api/request-log';
import { mockAdmin } from './mock-admin';
import { openMockServer } from './node-server';
import type { Scenario } from './scenarios';
import { defaultSettings } from './settings';

const origin = 'http://shop.test';

function startMockServer(...args: Parameters<typeof openMockServer>): void {
  const mockServer = openMockServer(...args);
  const server = setupServer(...mockServer.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  onTestFinished(mockServer.close);
}

const fetchStatus = async (path: string, init?: RequestInit) =>
  (await fetch(origin + path, init)).status;

const buildPost = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
    [csrfHeader.name]: csrfHeader.value,
  },
  body: JSON.stringify(body),
});

const folderRequest = () => buildPost({ name: 'Autumn tables', language: 'en' });

const featured = '/api/featured-products';

async function fetchStatuses(count: number): Promise<number[]> {
  const statuses = [];
  for (const path of Array<string>(count).fill(featured)) statuses.push(await fetchStatus(path));
  return statuses;
}

/** A mock server whose conditions a test changes while it runs. */
function startLiveServer(initial: Partial<NetworkConditions>) {
  let conditions: NetworkConditions = { ...defaultSettings, ...initial };
  startMockServer([], { readConditions: () => conditions });
  return (next: Partial<NetworkConditions>): void => {
    conditions = { ...defaultSettings, ...next };
  };
}

const inScenario = (...names: Scenario[]) => ({ scenarios: new Set(names) });

describe('network conditions of the mock server', () => {
  test('at 40 percent failures, two of five requests get a 503, evenly spread', async () => {
    startLiveServer({ failurePercent: 40 });
    expect(await fetchStatuses(5)).toEqual([200, 200, 503, 200, 503]);
  });

  test('latency delays every response by at least that long', async () => {
    startLiveServer({ latencyMs: 60 });
    const startedAt = performance.now();
    expect(await fetchStatus('/healthz')).toBe(200);
    // Timers may fire a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(59);
  });

  test('change with the next request, without a new server', async () => {
    const setConditions = startLiveServer(inScenario('server-error'));
    expect(await fetchStatuses(1)).toEqual([500]);
    setConditions(inScenario('offline'));
    await expect(fetch(origin + featured)).rejects.toThrow(TypeError);
    setConditions({ failurePercent: 100 });
    expect(await fetchStatuses(2)).toEqual([503, 503]);
    setConditions(inScenario('flaky'));
    expect(await fetchStatuses(3)).toEqual([200, 200, 503]);
    setConditions({});
    expect(await fetchStatuses(3)).toEqual([200, 200, 200]);
  });

  test('server-error with the name of an endpoint answers 500 only there', async () => {
    startMockServer(['server-error:listProducts', 'server-error:createMediaFolder', 'signed-in']);
    expect(await fetchStatus('/api/products')).toBe(500);
    expect(await fetchStatus('/api/products', { method: 'HEAD' })).toBe(500);
    expect(await fetchStatus('/api/products/1')).toBe(200);
    expect(await fetchStatus(listContactMessages.path)).toBe(200);
    expect(await fetchStatus(createMediaFolder.path, folderRequest())).toBe(500);
  });
});

describe('the scenario unauthorized-midway', () => {
  test('lets an admin read, and ends the session with a 401 at the first write', async () => {
    startMockServer(['unauthorized-midway']);
    for (const path of [getSession.path, listContactMessages.path])
      expect(await fetchStatus(path)).toBe(200);
    expect(await fetchStatus(createMediaFolder.path, folderRequest())).toBe(401);
    expect(await fetchStatus(getSession.path)).toBe(401);
  });

  test('accepts the same write after signing in again', async () => {
    startMockServer(['unauthorized-midway']);
    expect(await fetchStatus(createMediaFolder.path, folderRequest())).toBe(401);
    expect(await fetchStatus(signIn.path, buildPost(mockAdmin))).toBe(200);
    expect(await fetchStatus(createMediaFolder.path, folderRequest())).toBe(201);
  });
});

test('the scenario expired-session ends the session at the first read after the session check', async () => {
  startMockServer(['expired-session']);
  expect(await fetchStatus(getSession.path)).toBe(200);
  expect(await fetchStatus(listContactMessages.path)).toBe(401);
});

test('the scenarios no-mail and out-of-stock combine: a restock request promises no e-mail', async () => {
  startMockServer(['no-mail', 'out-of-stock']);
  const [product] = await (await fetch(`${origin}/api/products`)).json();
  const request = buildPost({ productId: product.id, email: 'ana@example.com', language: 'en' });
  const response = await fetch(`${origin}/api/restock-requests`, request);
  expect(await response.json()).toMatchObject({ message: restockThanksWithoutEmail.en });
});

describe('the request log of the mock server', () => {
  test('has method, path, status and body of each request, newest first', async () => {
    const requestLog = createRequestLog();
    startMockServer(['server-error:media'], { requestLog });
    const products = await (await fetch(`${origin}/api/products?limit=1`)).json();
    await fetchStatus(createMediaFolder.path, folderRequest());
    const [failed, listed] = requestLog.list();
    expect(failed).toMatchObject({ method: 'POST', path: createMediaFolder.path });
    expect(failed?.result).toMatchObject({ status: 500, body: { kind: 'text' } });
    expect(listed).toMatchObject({ method: 'GET', path: '/api/products?limit=1', isImage: false });
    const body = listed?.result?.body;
    expect(listed?.result).toMatchObject({ status: 200, durationMs: expect.any(Number) });
    expect(body?.kind === 'text' && JSON.stringify(products).startsWith(body.text)).toBe(true);
  });

  test('has dropped connections, without a status', async () => {
    const requestLog = createRequestLog();
    startMockServer(['offline'], { requestLog });
    await expect(fetch(origin + featured)).rejects.toThrow(TypeError);
    expect(requestLog.list()[0]?.result).toMatchObject({ status: undefined, body: undefined });
  });
});
