import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findPage } from '../app/pages';
import { forgetGiven, getPricesFetchedAt } from '../data/catalogue-seen';
import { demoProducts } from '../testing/demo-shop';
import { FakeCaches } from '../testing/fake-caches';
import { openShop, requestsMade } from '../testing/mock-server';
import { catalogCacheName } from './messages';
import { readCachedData } from './read-cached-data';

const day = 'Sat, 21 Nov 2026 15:04:00 GMT';

let stores: FakeCaches;

beforeEach(() => {
  stores = new FakeCaches();
  vi.stubGlobal('caches', stores);
  onTestFinished(() => {
    forgetGiven();
    vi.unstubAllGlobals();
  });
});

async function store(url: string, data: unknown): Promise<void> {
  const headers = { Date: day };
  const cache = await stores.open(catalogCacheName);
  await cache.put(url, new Response(JSON.stringify(data), { headers }));
}

async function readAt(pathname: string, search = '') {
  const { page, url } = findPage(pathname, search);
  const { queries } = await page.load();
  return readCachedData(queries?.(url) ?? []);
}

describe('readCachedData', () => {
  test('returns cached responses of the page’s queries and requests them again', async () => {
    await store('/api/products', demoProducts);
    expect(await readAt('/es/shop', '?page=2')).toEqual({ '/api/products': demoProducts });
    expect(getPricesFetchedAt()).toEqual(new Date(day));
    await expect.poll(() => requestsMade()).toEqual(['/api/products']);
  });

  test('returns a product, its images and the product list for /product/:id', async () => {
    await store('/api/products/7', demoProducts[0]);
    await store('/api/products/7/images', []);
    await store('/api/products', demoProducts);
    expect(await readAt('/product/7')).toEqual({
      '/api/products/7': demoProducts[0],
      '/api/products/7/images': [],
      '/api/products': demoProducts,
    });
  });

  test.each(['/cart', '/wishlist'])('returns the product list for %s', async (path) => {
    await store('/api/products', demoProducts);
    expect(await readAt(path)).toEqual({ '/api/products': demoProducts });
  });

  test('returns nothing and makes no request when nothing is cached', async () => {
    expect(await readAt('/shop')).toEqual({});
    expect(requestsMade()).toEqual([]);
  });

  test('returns cached responses when the server is unreachable', async () => {
    openShop('offline');
    await store('/api/products', demoProducts);
    expect(await readAt('/shop')).toEqual({ '/api/products': demoProducts });
  });

  test('returns nothing when Cache Storage throws', async () => {
    const match = () => Promise.reject(new DOMException('No', 'SecurityError'));
    vi.stubGlobal('caches', { match });
    expect(await readAt('/shop')).toEqual({});
  });
});
