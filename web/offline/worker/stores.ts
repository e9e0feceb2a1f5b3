import { BroadcastUpdatePlugin } from 'workbox-broadcast-update';
import { ExpirationPlugin } from 'workbox-expiration';
import type { StrategyOptions } from 'workbox-strategies';
import { storedMark } from '../../data/stored-mark';
import { catalogCacheName } from '../messages';
import { isStorable } from './policies';
import { nearestRenditions, type Renditions } from './renditions';
import { notifyOnFetch, notifyOnFetchError } from './tell-pages';

/** 90 days: one season, in which every board is shown again. */
const maxImages = 800;
const longestSeconds = 90 * 24 * 60 * 60;

/** The cache serves only this browser, so `Vary` never matters. */
const matchOptions: CacheQueryOptions = { ignoreVary: true };

/** Pages are notified when a cached response changes. */
export const catalogCacheOptions: StrategyOptions & { readonly cacheName: string } = {
  cacheName: catalogCacheName,
  matchOptions,
  // The HTTP cache would respond for an unreachable server.
  fetchOptions: { cache: 'no-cache' },
  plugins: [
    notifyOnFetch,
    {
      cacheWillUpdate: async ({ response }) =>
        isStorable(response, 'application/json') ? marked(response) : null,
    },
    new BroadcastUpdatePlugin({ headersToCheck: ['ETag'] }),
  ],
};

/** Least recently used images expire first; all are purged when the device runs out of quota. */
export const imageCacheOptions: StrategyOptions & { readonly cacheName: string } = {
  cacheName: 'pictures',
  matchOptions,
  plugins: [
    notifyOnFetchError,
    {
      cacheWillUpdate: async ({ response }) => (isStorable(response, 'image/') ? response : null),
    },
    new ExpirationPlugin({
      maxEntries: maxImages,
      maxAgeSeconds: longestSeconds,
      purgeOnQuotaError: true,
    }),
  ],
};

/** Lets pages recognize responses that come from the cache. */
function marked({ body, status, statusText, headers }: Response): Response {
  const withMark = new Headers(headers);
  withMark.set(storedMark, 'yes');
  return new Response(body, { status, statusText, headers: withMark });
}

export async function storedRenditions(wanted: Request): Promise<Renditions> {
  const cache = await caches.open(imageCacheOptions.cacheName);
  const ofImage = await cache.keys(wanted, { ignoreSearch: true, ignoreVary: true });
  return nearestRenditions(
    wanted.url,
    ofImage.map(({ url }) => url),
  );
}
