import { Strategy, type StrategyHandler } from 'workbox-strategies';
import {
  catalogCacheOptions,
  getStoredAge,
  imageCacheOptions,
  isOfThisBuild,
  pageCacheOptions,
} from './cache-options';
import { findCachedRenditions } from './find-nearest-renditions';
import { getContentLength, type PrefetchCache } from './prefetch';
import type { PrefetchTarget } from './prefetch-targets';
import type { CatalogCache } from './refresh-catalog';

/** Includes everything already cached. */
const maxPrefetchBytes = 25_000_000;

/** Leaves half of the remaining quota to other sites. */
const maxQuotaShare = 0.5;

/** Cached responses older than a day are fetched again. */
const maxAgeMs = 24 * 60 * 60 * 1000;

/** Every supported browser reads AVIF and WebP, but the server sends them only if `Accept` names them. */
const imageAcceptHeader = 'image/avif,image/webp,*/*;q=0.8';

/** Always fetches, and caches the response. */
export class NetworkAndCache extends Strategy {
  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}

const cacheOptions = {
  response: catalogCacheOptions,
  image: imageCacheOptions,
  page: pageCacheOptions,
};
const strategies = {
  response: new NetworkAndCache(catalogCacheOptions),
  image: new NetworkAndCache(imageCacheOptions),
  page: new NetworkAndCache(pageCacheOptions),
};

export const prefetchCache: PrefetchCache = {
  async read(url) {
    const cached = await findCached({ kind: 'response', url });
    return cached?.json();
  },
  async has(target) {
    const cached = await findCached(target);
    if (target.kind === 'image') return cached !== undefined || hasLargerRendition(target);
    if (!cached || !isFresh(cached)) return false;
    return target.kind === 'response' || isOfThisBuild(cached);
  },
  async fetchAndCache({ kind, url }, event) {
    const request = new Request(
      url,
      kind === 'image' ? { headers: { Accept: imageAcceptHeader } } : {},
    );
    const [response] = await Promise.all(strategies[kind].handleAll({ event, request }));
    return response;
  },
  async getFreeBytes() {
    const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
    return Math.min(maxPrefetchBytes - (await countCachedBytes()), (quota - usage) * maxQuotaShare);
  },
};

export const catalogCache: CatalogCache = {
  async listUrls() {
    const cached = await (await caches.open(catalogCacheOptions.cacheName)).keys();
    return cached.map(({ url }) => url);
  },
  async refetch(url, event) {
    const [response] = await Promise.all(
      strategies.response.handleAll({ event, request: new Request(url) }),
    );
    return response;
  },
  async remove(url) {
    await (await caches.open(catalogCacheOptions.cacheName)).delete(url, { ignoreVary: true });
  },
};

const findCached = ({ kind, url }: PrefetchTarget): Promise<Response | undefined> =>
  caches.match(url, { cacheName: cacheOptions[kind].cacheName, ignoreVary: true });

function isFresh(response: Response): boolean {
  const age = getStoredAge(response);
  return age >= 0 && age < maxAgeMs;
}

async function hasLargerRendition({ url }: PrefetchTarget): Promise<boolean> {
  const { larger } = await findCachedRenditions(new Request(url));
  return larger !== undefined;
}

async function countCachedBytes(): Promise<number> {
  const responses = await Promise.all(
    Object.values(cacheOptions).map(async ({ cacheName }) =>
      (await caches.open(cacheName)).matchAll(),
    ),
  );
  return responses.flat().reduce((sum, response) => sum + getContentLength(response), 0);
}
