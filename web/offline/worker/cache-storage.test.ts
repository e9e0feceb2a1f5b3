import { expect, onTestFinished, test, vi } from 'vitest';
import { FakeCaches } from '../../testing/fake-caches';
import { catalogCacheOptions, markStored } from './cache-options';
import { prefetchCache } from './cache-storage';
import type { PrefetchTarget } from './prefetch-targets';

const hourMs = 60 * 60_000;

const target: PrefetchTarget = { kind: 'response', url: '/api/products' };

test('prefetchCache has a response for a day by the clock of the device, however wrong it is', async () => {
  const caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const serverNow = Date.now();
  vi.useFakeTimers({ now: serverNow + 25 * hourMs, toFake: ['Date'] });
  const response = new Response('[]', { headers: { Date: new Date(serverNow).toUTCString() } });
  const cache = await caches.open(catalogCacheOptions.cacheName);
  await cache.put(target.url, markStored(response));
  expect(await prefetchCache.has(target)).toBe(true);
  vi.setSystemTime(serverNow + 48 * hourMs);
  expect(await prefetchCache.has(target)).toBe(true);
  vi.setSystemTime(serverNow + 50 * hourMs);
  expect(await prefetchCache.has(target)).toBe(false);
  // Set right again.
  vi.setSystemTime(serverNow);
  expect(await prefetchCache.has(target)).toBe(false);
});
