import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { precache } from 'workbox-precaching';
import { pageCacheName } from '../../data/device-cache';
import { FakeCaches } from '../../testing/fake-caches';
import { pageCacheOptions } from './cache-options';
import { PageStrategy } from './page-strategy';

class FakeEvent extends Event {
  waitUntil = () => undefined;
}

const url = 'http://localhost:3000/shop';

const createPage = (name: string, { script = '/assets/start-1.js', data = '{}' } = {}) => {
  const html = `<script>["/assets/browser-1.js","${script}"].forEach(url=>import(url))</script><p>${name}</p>
<script id="page-data" type="application/json">${data}</script>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};

const network = vi.fn<() => Promise<Response>>();

precache([
  { url: '/index.html', revision: 'first' },
  { url: '/assets/browser-1.js', revision: null },
  { url: '/assets/start-1.js', revision: null },
]);

beforeEach(() => {
  network.mockReset().mockImplementation(async () => createPage('fetched'));
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('ExtendableEvent', FakeEvent);
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('fetch', network);
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** As the prefetcher does. */
async function storePage(response: Response): Promise<void> {
  network.mockResolvedValueOnce(response);
  const { NetworkAndCache } = await import('./cache-storage');
  const strategy = new NetworkAndCache(pageCacheOptions);
  await Promise.all(strategy.handleAll({ event: new FakeEvent('message'), request: url }));
}

/** Resolves once the page for the next visit is stored. */
async function visitPage(): Promise<string> {
  const strategy = new PageStrategy(pageCacheOptions, async () => new Response('app shell'));
  const event = new FakeEvent('fetch');
  const [responsePromise, stored] = strategy.handleAll({ event, request: new Request(url) });
  const text = await (await responsePromise).text();
  await stored;
  return /<p>(.*)<\/p>/.exec(text)?.[1] ?? text;
}

test('PageStrategy responds with the app shell, without a request, for a page that is not stored', async () => {
  expect(await visitPage()).toBe('app shell');
  expect(network).not.toHaveBeenCalled();
});

test('PageStrategy responds with the stored page, and stores the current one for the next visit', async () => {
  await storePage(createPage('stored'));
  expect(await visitPage()).toBe('stored');
  expect(await visitPage()).toBe('fetched');
});

test('PageStrategy keeps the stored page without a network', async () => {
  await storePage(createPage('stored'));
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await visitPage()).toBe('stored');
  expect(await visitPage()).toBe('stored');
});

test.each([
  ['of another build', createPage('new', { script: '/assets/start-2.js' })],
  [
    'without scripts',
    new Response('<script id="page-data" type="application/json">{}</script>', {
      headers: { 'Content-Type': 'text/html' },
    }),
  ],
  [
    'that the server has not rendered',
    new Response('<script type="module" src="/assets/start-1.js"></script>', {
      headers: { 'Content-Type': 'text/html' },
    }),
  ],
  ['with status 404', new Response('missing', { status: 404 })],
])('PageStrategy does not store a page %s', async (_name, response) => {
  await storePage(createPage('stored'));
  network.mockResolvedValue(response);
  await visitPage();
  expect(await visitPage()).toBe('stored');
});

test('PageStrategy does not use a page that another build has stored', async () => {
  const cache = await caches.open(pageCacheName);
  await cache.put(url, createPage('old'));
  expect(await visitPage()).toBe('app shell');
});
