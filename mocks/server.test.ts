import { setupServer } from 'msw/node';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildUrl } from '#contract/core/endpoint';
import { tooManyPosts } from '#contract/core/messages';
import { sendContactMessage, sendRestorationPhotos, subscribe } from '#contract/inbox/endpoints';
import { optimizeImage } from '#contract/media/endpoints';
import { demoImages } from '#demo/photographs';

import { slowNetworkDelay } from './api/network';
import { openMockServer } from './node-server';
import type { Scenario } from './scenarios';
import type { MockServer } from './server';
import { MediaLibrary, ProductTable, readSubmissions } from './testing/shop-data';

const shop = 'http://shop.test';

const listening = (...scenarios: Scenario[]) => listeningTo(openMockServer(scenarios));

function listeningTo(mockServer: MockServer): MockServer {
  const server = setupServer(...mockServer.handlers);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  onTestFinished(mockServer.close);
  return mockServer;
}

const fetchStatus = async (path: string, init?: RequestInit) =>
  (await fetch(shop + path, init)).status;

const signup: RequestInit = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email: 'ana@example.com' }),
};

const message: RequestInit = {
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
  listening();
  const [demoImage] = demoImages;
  const url = buildUrl(optimizeImage, { params: { id: demoImage?.id } });
  const response = await fetch(shop + url);
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  expect((await response.arrayBuffer()).byteLength).toBe(demoImage?.bytes);
});

test('the mock server does not handle requests outside the API', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  listening();
  await expect(fetch(`${shop}/fs/api/products`)).rejects.toThrow();
});

test('the mock server responds with products written into its database', async () => {
  const { database } = listening();
  const products = new ProductTable(database().run);
  const [newest] = products.list;
  const stored = products.find(newest?.id ?? 0);
  if (!stored) throw new Error('The demo shop has no products.');
  products.put({ ...stored, name: 'Harvest Board', images: [] });
  const product = await (await fetch(`${shop}/api/products/${stored.id}`)).json();
  expect(product).toMatchObject({ name: 'Harvest Board', image: null });
  expect(product).toEqual(products.shown(stored.id).product);
});

test('the mock server lists media files written into its database', async () => {
  const { database } = listening();
  const library = new MediaLibrary(database().run);
  const [first] = library.rows;
  if (!first) throw new Error('The demo shop has no pictures.');
  library.put({ ...first, title: 'Autumn table', tags: ['autumn'] });
  const { files } = await (await fetch(`${shop}/api/media/files?filter_tags=autumn`)).json();
  expect(files).toEqual(library.files.filter(({ id }) => id === first.id));
});

test('the mock server answers GET /healthz with status ok', async () => {
  listening();
  expect(await (await fetch(`${shop}/healthz`)).json()).toEqual({ status: 'ok' });
});

test('the mock server can go offline and online again', async () => {
  let isOffline = false;
  listeningTo(openMockServer([], { isOffline: () => isOffline }));
  expect(await fetchStatus('/api/products')).toBe(200);
  isOffline = true;
  await expect(fetch(`${shop}/api/products`)).rejects.toThrow(TypeError);
  isOffline = false;
  expect(await fetchStatus('/api/products')).toBe(200);
});

describe('the mock server in the scenario', () => {
  test('server-error answers every request with 500 and a problem body', async () => {
    listening('server-error');
    const response = await fetch(`${shop}/api/featured-products`);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ requestId: expect.any(String) });
    expect(await fetchStatus('/api/media/files')).toBe(500);
  });

  test('server-error:products answers 500 only for product endpoints', async () => {
    listening('server-error:products');
    expect(await fetchStatus('/api/products')).toBe(500);
    expect(await fetchStatus('/api/products/1/images')).toBe(500);
    expect(await fetchStatus('/api/featured-products')).toBe(200);
  });

  test('server-error:contact rejects messages and accepts newsletter sign-ups', async () => {
    listening('server-error:contact');
    expect(await fetchStatus(sendContactMessage.path, { method: 'POST' })).toBe(500);
    expect(await fetchStatus(subscribe.path, signup)).toBe(200);
  });

  test('quota answers form posts with 429 and Retry-After', async () => {
    listening('quota');
    const response = await fetch(shop + subscribe.path, signup);
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.json()).toEqual({ message: tooManyPosts.en });
    expect(await fetchStatus(sendRestorationPhotos.path, { method: 'POST' })).toBe(429);
    expect(await fetchStatus('/api/products')).toBe(200);
  });

  test('offline fails every request with a network error', async () => {
    listening('offline');
    await expect(fetch(`${shop}/api/products`)).rejects.toThrow(TypeError);
    await expect(fetch(shop + subscribe.path, signup)).rejects.toThrow(TypeError);
    await expect(fetch(`${shop}/healthz`)).rejects.toThrow(TypeError);
  });

  test('flaky cycles a POST through 503, dropped before and after storing, and success', async () => {
    const { database } = listeningTo(openMockServer(['flaky']));
    const countMessages = () => readSubmissions(database().run).messages.length;
    const send = () => fetch(shop + sendContactMessage.path, message);
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
    listening('flaky');
    await fetchStatus('/api/featured-products');
    expect(await fetchStatus(subscribe.path, signup)).toBe(503);
    await fetchStatus('/api/featured-products');
    await expect(fetch(shop + subscribe.path, signup)).rejects.toThrow(TypeError);
  });

  test('flaky answers every third GET with 503', async () => {
    listening('flaky');
    const statuses = [];
    for (const path of Array(6).fill('/api/featured-products'))
      statuses.push(await fetchStatus(path));
    expect(statuses).toEqual([200, 200, 503, 200, 200, 503]);
  });

  test('slow delays every response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    listening('slow');
    const onStatus = vi.fn();
    const request = fetchStatus('/api/products').then(onStatus);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 1 });
    await vi.advanceTimersByTimeAsync(slowNetworkDelay / 2);
    expect(onStatus).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(slowNetworkDelay / 2);
    await request;
    expect(onStatus).toHaveBeenCalledWith(200);
  });

  test('one-product keeps sample orders of deleted products', async () => {
    const { database } = listeningTo(openMockServer(['one-product'], { isInUse: true }));
    const products = await (await fetch(`${shop}/api/products`)).json();
    expect(products).toHaveLength(1);
    const ids = readSubmissions(database().run)
      .orders.flatMap(({ lines }) => lines)
      .map(({ productId }) => productId);
    expect(ids).toContain(null);
  });

  test('missing-images answers 404 for images that the library still lists', async () => {
    listening('missing-images');
    expect(await fetchStatus(`/api/media/optimize/${demoImages[0]?.id}`)).toBe(404);
    expect(await fetchStatus('/api/media/files')).toBe(200);
  });
});
