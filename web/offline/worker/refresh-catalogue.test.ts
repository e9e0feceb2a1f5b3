import { describe, expect, test, vi } from 'vitest';
import { type CatalogCache, oneByOne, refreshCatalog } from './refresh-catalogue';

const occasion = new Event('message');

function createFakeCache(statuses: Readonly<Record<string, number>>) {
  const stored = new Set(Object.keys(statuses));
  let underWay = 0;
  let mostUnderWay = 0;
  const shelf: CatalogCache = {
    urls: async () => [...stored],
    fetchAnew: async (url) => {
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      await Promise.resolve();
      underWay -= 1;
      return new Response(null, { status: statuses[url] ?? 500 });
    },
    remove: async (url) => void stored.delete(url),
  };
  return { shelf, stored, mostUnderWay: () => mostUnderWay };
}

test('refreshCatalog removes responses with status 404 from the cache and keeps all others', async () => {
  const { shelf, stored } = createFakeCache({
    '/api/products': 200,
    '/api/products/7': 404,
    '/api/x': 503,
  });
  await refreshCatalog(shelf, occasion);
  expect([...stored]).toEqual(['/api/products', '/api/x']);
});

test('refreshCatalog fetches all cached URLs, six at a time', async () => {
  const statuses = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`/api/products/${at + 1}`, 404]),
  );
  const { shelf, stored, mostUnderWay } = createFakeCache(statuses);
  await refreshCatalog(shelf, occasion);
  expect([stored.size, mostUnderWay()]).toEqual([0, 6]);
});

test('refreshCatalog leaves the cache unchanged when the server is unreachable', async () => {
  const { shelf, stored } = createFakeCache({ '/api/products': 404 });
  const silent = { ...shelf, fetchAnew: () => Promise.reject(new TypeError('Failed to fetch')) };
  await expect(refreshCatalog(silent, occasion)).rejects.toThrow('Failed to fetch');
  expect(stored.size).toBe(1);
});

describe('debounceSerially', () => {
  function createDeferredRun() {
    let end: () => void = () => undefined;
    const begun = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    return { begun, end: () => end() };
  }

  test('merges calls within the debounce time into one run', async () => {
    const pause = createDeferredRun();
    const refresh = vi.fn(async () => undefined);
    const order = oneByOne(refresh, pause.begun);
    const orders = [order(occasion), order(occasion), order(occasion)];
    expect(refresh).not.toHaveBeenCalled();
    pause.end();
    await Promise.all(orders);
    expect(refresh).toHaveBeenCalledOnce();
    const later = order(occasion);
    pause.end();
    await later;
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('merges calls during a run into one following run', async () => {
    const { begun, end } = createDeferredRun();
    const order = oneByOne(begun, async () => undefined);
    const first = order(occasion);
    await expect.poll(() => begun).toHaveBeenCalledOnce();
    const later = [order(occasion), order(occasion)];
    end();
    await first;
    await expect.poll(() => begun).toHaveBeenCalledTimes(2);
    end();
    await Promise.all(later);
    expect(begun).toHaveBeenCalledTimes(2);
  });

  test('runs again after a failed run', async () => {
    const refresh = vi.fn(async () => undefined);
    refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const order = oneByOne(refresh, async () => undefined);
    await expect(order(occasion)).rejects.toThrow('Failed to fetch');
    await order(occasion);
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
