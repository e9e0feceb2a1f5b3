import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findPage } from '../app/pages';
import { getOldestFetchTime, resetFetchTimes } from '../data/price-freshness';
import { demoProducts } from '../testing/demo-data';
import { FakeCaches } from '../testing/fake-caches';
import { listRequests, resetMockServer } from '../testing/mock-server';
import { readCachedData } from './read-cached-data';
import { catalogCacheName } from './worker-messages';

const responseDate = 'Sat, 21 Nov 2026 15:04:00 GMT';

let cacheStorage: FakeCaches;

beforeEach(() => {
  cacheStorage = new FakeCaches();
  vi.stubGlobal('caches', cacheStorage);
  onTestFinished(() => {
    resetFetchTimes();
    vi.unstubAllGlobals();
  });
});

async function cacheJson(url: string, data: unknown): Promise<void> {
  const headers = { Date: responseDate };
  const cache = await cacheStorage.open(catalogCacheName);
  await cache.put(url, new Response(JSON.stringify(data), { headers }));
}

async function readCachedDataAt(pathname: string, search = '') {
  const { page, url } = findPage(pathname, search);
  const { queries } = await page.load();
  return readCachedData(queries?.(url, 0) ?? []);
}

describe('readCachedData', () => {
  test('returns cached responses of the page’s queries and requests them again', async () => {
    await cacheJson('/api/products', demoProducts);
    expect(await readCachedDataAt('/es/shop', '?page=2')).toEqual({
      '/api/products': demoProducts,
    });
    expect(getOldestFetchTime()).toEqual(new Date(responseDate));
    await expect.poll(() => listRequests()).toEqual(['/api/products']);
  });

  test('returns a product, its images and the product list for /product/:id', async () => {
    await cacheJson('/api/products/7', demoProducts[0]);
    await cacheJson('/api/products/7/images', []);
    await cacheJson('/api/products', demoProducts);
    expect(await readCachedDataAt('/product/7')).toEqual({
      '/api/products/7': demoProducts[0],
      '/api/products/7/images': [],
      '/api/products': demoProducts,
    });
  });

  test.each(['/cart', '/wishlist'])('returns the product list for %s', async (path) => {
    await cacheJson('/api/products', demoProducts);
    expect(await readCachedDataAt(path)).toEqual({ '/api/products': demoProducts });
  });

  test('returns nothing and makes no request when nothing is cached', async () => {
    expect(await readCachedDataAt('/shop')).toEqual({});
    expect(listRequests()).toEqual([]);
  });

  test('returns cached responses when the server is unreachable', async () => {
    resetMockServer('offline');
    await cacheJson('/api/products', demoProducts);
    expect(await readCachedDataAt('/shop')).toEqual({ '/api/products': demoProducts });
  });

  test('returns nothing when Cache Storage throws', async () => {
    const match = () => Promise.reject(new DOMException('No', 'SecurityError'));
    vi.stubGlobal('caches', { match });
    expect(await readCachedDataAt('/shop')).toEqual({});
  });
});
