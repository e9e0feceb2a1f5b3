import { describe, expect, test, vi } from 'vitest';
import { type CatalogCache, debounceAndSerialize, refreshCatalog } from './refresh-catalog';

const event = new Event('message');

function createFakeCache(statuses: Readonly<Record<string, number>>) {
  const cachedUrls = new Set(Object.keys(statuses));
  let activeCount = 0;
  let maxActiveCount = 0;
  const cache: CatalogCache = {
    listUrls: async () => [...cachedUrls],
    refetch: async (url) => {
      activeCount += 1;
      maxActiveCount = Math.max(maxActiveCount, activeCount);
      await Promise.resolve();
      activeCount -= 1;
      return new Response(null, { status: statuses[url] ?? 500 });
    },
    remove: async (url) => void cachedUrls.delete(url),
  };
  return { cache, cachedUrls, maxActiveCount: () => maxActiveCount };
}

test('refreshCatalog removes responses with status 404 from the cache and keeps all others', async () => {
  const { cache, cachedUrls } = createFakeCache({
    '/api/products': 200,
    '/api/products/7': 404,
    '/api/x': 503,
  });
  await refreshCatalog(cache, event);
  expect([...cachedUrls]).toEqual(['/api/products', '/api/x']);
});

test('refreshCatalog fetches all cached URLs, six at a time', async () => {
  const statuses = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`/api/products/${at + 1}`, 404]),
  );
  const { cache, cachedUrls, maxActiveCount } = createFakeCache(statuses);
  await refreshCatalog(cache, event);
  expect([cachedUrls.size, maxActiveCount()]).toEqual([0, 6]);
});

test('refreshCatalog leaves the cache unchanged when the server is unreachable', async () => {
  const { cache, cachedUrls } = createFakeCache({ '/api/products': 404 });
  const unreachable = { ...cache, refetch: () => Promise.reject(new TypeError('Failed to fetch')) };
  await expect(refreshCatalog(unreachable, event)).rejects.toThrow('Failed to fetch');
  expect(cachedUrls.size).toBe(1);
});

describe('debounceAndSerialize', () => {
  function createDeferredRun() {
    let finish: () => void = () => undefined;
    const run = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    return { run, finish: () => finish() };
  }

  test('merges calls within the debounce time into one run', async () => {
    const wait = createDeferredRun();
    const refresh = vi.fn(async () => undefined);
    const requestRefresh = debounceAndSerialize(refresh, wait.run);
    const refreshes = [requestRefresh(event), requestRefresh(event), requestRefresh(event)];
    expect(refresh).not.toHaveBeenCalled();
    wait.finish();
    await Promise.all(refreshes);
    expect(refresh).toHaveBeenCalledOnce();
    const laterRefreshes = requestRefresh(event);
    wait.finish();
    await laterRefreshes;
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('merges calls during a run into one following run', async () => {
    const { run, finish } = createDeferredRun();
    const requestRefresh = debounceAndSerialize(run, async () => undefined);
    const firstRefresh = requestRefresh(event);
    await expect.poll(() => run).toHaveBeenCalledOnce();
    const laterRefreshes = [requestRefresh(event), requestRefresh(event)];
    finish();
    await firstRefresh;
    await expect.poll(() => run).toHaveBeenCalledTimes(2);
    finish();
    await Promise.all(laterRefreshes);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('runs again after a failed run', async () => {
    const refresh = vi.fn(async () => undefined);
    refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const requestRefresh = debounceAndSerialize(refresh, async () => undefined);
    await expect(requestRefresh(event)).rejects.toThrow('Failed to fetch');
    await requestRefresh(event);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
