import { fetchOrThrow } from '../data/http-client';
import { recordFetchTime } from '../data/price-freshness';
import type { Query } from '../data/query';
import { catalogCacheName } from './worker-messages';

/** Returns cached responses by URL, for SWR's `fallback`: the page then renders without a skeleton. */
export async function readCachedData(
  queries: readonly Pick<Query, 'url'>[],
): Promise<Readonly<Record<string, unknown>>> {
  const urls = [...new Set(queries.map(({ url }) => url))];
  const pairs = await Promise.all(
    urls.map(async (url) => {
      const response = await findCached(url);
      return response && ([url, await readAndRefresh(url, response)] as const);
    }),
  );
  return Object.fromEntries(pairs.filter((pair) => pair !== undefined));
}

async function readAndRefresh(url: string, response: Response): Promise<unknown> {
  recordFetchTime(url, response.headers.get('Date'));
  const data: unknown = await response.json();
  // The request makes the worker refresh its cache; the worker reports the result.
  fetchOrThrow(url).catch(() => undefined);
  return data;
}

/** Treats a failing Cache Storage as empty. */
async function findCached(url: string): Promise<Response | undefined> {
  try {
    return await caches.match(url, { cacheName: catalogCacheName, ignoreVary: true });
  } catch {
    return undefined;
  }
}
