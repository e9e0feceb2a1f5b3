import { noteGiven } from '../data/catalogue-seen';
import { fetchResponse } from '../data/http-client';
import type { Query } from '../data/query';
import { catalogueStoreName } from './messages';

/**
 * Reads what the device has cached of a page's queries, by URL, as SWR takes it for its `fallback`: the page renders
 * with it at once instead of first as a skeleton.
 */
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
  noteGiven(url, response.headers.get('Date'));
  const data: unknown = await response.json();
  // Requested all the same, so that the worker refreshes it; what comes of that it says.
  fetchResponse(url).catch(() => undefined);
  return data;
}

/** A store that fails is as good as an empty one. */
async function findCached(url: string): Promise<Response | undefined> {
  try {
    return await caches.match(url, { cacheName: catalogueStoreName, ignoreVary: true });
  } catch {
    return undefined;
  }
}
