import { setupServer } from 'msw/node';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { rateLimited } from '#contract/core/messages';
import { sendContactMessage, sendSubmissionPhotos, subscribe } from '#contract/inbox/endpoints';
import { optimizeImage } from '#contract/media/endpoints';
import { demoImages } from '#demo/images';

import { slowNetworkDelayMs } from './api/network-conditions';
import { openMockServer } from './node-server';
import type { Scenario } from './scenarios';
import type { MockServer } from './server';
import { readSubmissions, TestMediaStore, TestProductStore } from './testing/test-database';

const origin = 'http://shop.test';

const startMockServer = (...scenarios: Scenario[]) => interceptWith(openMockServer(scenarios));

function interceptWith(mockServer: MockServer): MockServer {
  const server = setupServer(...mockServer.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  onTestFinished(mockServer.close);
  return mockServer;
}

const fetchStatus = async (path: string, init?: RequestInit) =>
  (await fetch(origin + path, init)).status;

const subscribeRequest: RequestInit = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email: 'ana@example.com' }),
};

const contactRequest: RequestInit = {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'Idempotency-Key': '0f0e2b9c-3a52-4c8e-9a53-5a4b1f1d6f21',
  },
  body: JSON.stringify({ name: 'Ana', email: 'ana@example.com', message: 'A board for two.' }),
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the mock server responds with the bytes of the demo images', async () => {
  startMockServer();
  const [demoImage] = demoImages;
  const url = buildUrl(optimizeImage, { params: { id: demoImage?.id } });
  const response = await fetch(origin + url);
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  expect((await response.arrayBuffer()).byteLength).toBe(demoImage?.bytes);
});

test('the mock server does not handle requests outside the API', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  startMockServer();
  await expect(fetch(`${origin}/fs/api/products`)).rejects.toThrow();
});

test('the mock server responds with products written into its database', async () => {
  const { getDatabase } = startMockServer();
  const products = new TestProductStore(getDatabase().run);
  const [newest] = products.list;
  const stored = products.find(newest?.id ?? 0);
  if (!stored) throw new Error('The demo shop has no products.');
  products.put({ ...stored, name: 'Harvest Board', images: [] });
  const product = await (await fetch(`${origin}/api/products/${stored.id}`)).json();
  expect(product).toMatchObject({ name: 'Harvest Board', image: null });
  expect(product).toEqual(products.getResponse(stored.id).product);
});

test('the mock server lists media files written into its database', async () => {
  const { getDatabase } = startMockServer();
  const library = new TestMediaStore(getDatabase().run);
  const [firstFile] = library.rows;
  if (!firstFile) throw new Error('The demo shop has no pictures.');
  library.put({ ...firstFile, title: 'Autumn table', tags: ['autumn'] });
  const { files } = await (await fetch(`${origin}/api/media/files?filter_tags=autumn`)).json();
  expect(files).toEqual(library.files.filter(({ id }) => id === firstFile.id));
});

test('the mock server answers GET /healthz with status ok', async () => {
  startMockServer();
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
});

test('the mock server can go offline and online again', async () => {
  let isOffline = false;
  interceptWith(openMockServer([], { isOffline: () => isOffline }));
  expect(await fetchStatus('/api/products')).toBe(200);
  isOffline = true;
  await expect(fetch(`${origin}/api/products`)).rejects.toThrow(TypeError);
  isOffline = false;
  expect(await fetchStatus('/api/products')).toBe(200);
});

describe('the mock server in the scenario', () => {
  test('server-error answers every request with 500 and a problem body', async () => {
    startMockServer('server-error');
    const response = await fetch(`${origin}/api/featured-products`);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ requestId: expect.any(String) });
    expect(await fetchStatus('/api/media/files')).toBe(500);
  });

  test('server-error:products answers 500 only for product endpoints', async () => {
    startMockServer('server-error:products');
    expect(await fetchStatus('/api/products')).toBe(500);
    expect(await fetchStatus('/api/products/1/images')).toBe(500);
    expect(await fetchStatus('/api/featured-products')).toBe(200);
  });

  test('server-error:contact rejects messages and accepts newsletter sign-ups', async () => {
    startMockServer('server-error:contact');
    expect(await fetchStatus(sendContactMessage.path, { method: 'POST' })).toBe(500);
    expect(await fetchStatus(subscribe.path, subscribeRequest)).toBe(200);
  });

  test('quota answers form posts with 429 and Retry-After', async () => {
    startMockServer('quota');
    const response = await fetch(origin + subscribe.path, subscribeRequest);
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.json()).toEqual({ message: rateLimited.en });
    expect(await fetchStatus(sendSubmissionPhotos.path, { method: 'POST' })).toBe(429);
    expect(await fetchStatus('/api/products')).toBe(200);
  });

  test('offline fails every request with a network error', async () => {
    startMockServer('offline');
    await expect(fetch(`${origin}/api/products`)).rejects.toThrow(TypeError);
    await expect(fetch(origin + subscribe.path, subscribeRequest)).rejects.toThrow(TypeError);
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow(TypeError);
  });

  test('flaky cycles a POST through 503, dropped before and after storing, and success', async () => {
    const { getDatabase } = interceptWith(openMockServer(['flaky']));
    const countMessages = () => readSubmissions(getDatabase().run).messages.length;
    const send = () => fetch(origin + sendContactMessage.path, contactRequest);
    for (const before of [0, 1]) {
      const busyResponse = await send();
      expect(busyResponse.status).toBe(503);
      expect(busyResponse.headers.get('Retry-After')).toBe('1');
      await expect(send()).rejects.toThrow(TypeError);
      expect(countMessages()).toBe(before);
      await expect(send()).rejects.toThrow(TypeError);
      expect(countMessages()).toBe(1);
      expect((await send()).status).toBe(200);
      expect(countMessages()).toBe(1);
    }
  });

  test('flaky counts GET and POST requests separately', async () => {
    startMockServer('flaky');
    await fetchStatus('/api/featured-products');
    expect(await fetchStatus(subscribe.path, subscribeRequest)).toBe(503);
    await fetchStatus('/api/featured-products');
    await expect(fetch(origin + subscribe.path, subscribeRequest)).rejects.toThrow(TypeError);
  });

  test('flaky answers every third GET with 503', async () => {
    startMockServer('flaky');
    const statuses = [];
    for (const path of Array(6).fill('/api/featured-products'))
      statuses.push(await fetchStatus(path));
    expect(statuses).toEqual([200, 200, 503, 200, 200, 503]);
  });

  test('slow delays every response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    startMockServer('slow');
    const onStatus = vi.fn();
    const request = fetchStatus('/api/products').then(onStatus);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 1 });
    await vi.advanceTimersByTimeAsync(slowNetworkDelayMs / 2);
    expect(onStatus).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(slowNetworkDelayMs / 2);
    await request;
    expect(onStatus).toHaveBeenCalledWith(200);
  });

  test('one-product keeps sample orders of deleted products', async () => {
    const { getDatabase } = interceptWith(
      openMockServer(['one-product'], { hasSampleSubmissions: true }),
    );
    const products = await (await fetch(`${origin}/api/products`)).json();
    expect(products).toHaveLength(1);
    const ids = readSubmissions(getDatabase().run)
      .orders.flatMap(({ lines }) => lines)
      .map(({ productId }) => productId);
    expect(ids).toContain(null);
  });

  test('missing-images answers 404 for images that the library still lists', async () => {
    startMockServer('missing-images');
    expect(await fetchStatus(`/api/media/optimize/${demoImages[0]?.id}`)).toBe(404);
    expect(await fetchStatus('/api/media/files')).toBe(200);
  });
});
