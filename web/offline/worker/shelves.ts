import { Strategy, type StrategyHandler } from 'workbox-strategies';
import type { CatalogCache } from './refresh-catalogue';
import { catalogCacheOptions, imageCacheOptions, storedRenditions } from './stores';
import type { Wanted } from './wanted';
import { getContentLength, type Shelves } from './warm-up';

/** Includes everything already cached. */
const budget = 25_000_000;

/** Leaves half of the remaining quota to other sites. */
const shareOfDevice = 0.5;

/** Cached responses older than a day are fetched again. */
const longestFresh = 24 * 60 * 60 * 1000;

/** Every browser that supports this code supports both formats, but the server sends them only when they are named. */
const accept = 'image/avif,image/webp,*/*;q=0.8';

/** Always fetches, and caches the response. */
class Fetching extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}

const cacheOptions = { response: catalogCacheOptions, image: imageCacheOptions };
const fetching = {
  response: new Fetching(catalogCacheOptions),
  image: new Fetching(imageCacheOptions),
};

export const shelves: Shelves = {
  async read(url) {
    const stored = await find({ kind: 'response', url });
    return stored?.json();
  },
  async has(wanted) {
    const stored = await find(wanted);
    if (wanted.kind === 'response') return stored !== undefined && isFresh(stored);
    return stored !== undefined || hasLarger(wanted);
  },
  async fill({ kind, url }, event) {
    const request = new Request(url, kind === 'image' ? { headers: { Accept: accept } } : {});
    const [response] = await Promise.all(fetching[kind].handleAll({ event, request }));
    return response;
  },
  async room() {
    const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
    return Math.min(budget - (await storedBytes()), (quota - usage) * shareOfDevice);
  },
};

export const catalogCache: CatalogCache = {
  async urls() {
    const stored = await (await caches.open(catalogCacheOptions.cacheName)).keys();
    return stored.map(({ url }) => url);
  },
  async fetchAnew(url, event) {
    const [response] = await Promise.all(
      fetching.response.handleAll({ event, request: new Request(url) }),
    );
    return response;
  },
  async remove(url) {
    await (await caches.open(catalogCacheOptions.cacheName)).delete(url, { ignoreVary: true });
  },
};

const find = ({ kind, url }: Wanted): Promise<Response | undefined> =>
  caches.match(url, { cacheName: cacheOptions[kind].cacheName, ignoreVary: true });

const isFresh = ({ headers }: Response): boolean =>
  Date.now() - Date.parse(headers.get('Date') ?? '') < longestFresh;

async function hasLarger({ url }: Wanted): Promise<boolean> {
  const { larger } = await storedRenditions(new Request(url));
  return larger !== undefined;
}

async function storedBytes(): Promise<number> {
  const responses = await Promise.all(
    Object.values(cacheOptions).map(async ({ cacheName }) =>
      (await caches.open(cacheName)).matchAll(),
    ),
  );
  return responses.flat().reduce((sum, response) => sum + getContentLength(response), 0);
}
