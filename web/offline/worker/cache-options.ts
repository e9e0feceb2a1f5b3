import { BroadcastUpdatePlugin } from 'workbox-broadcast-update';
import { ExpirationPlugin } from 'workbox-expiration';
import type { NetworkFirstOptions, StrategyOptions } from 'workbox-strategies';
import * as HTTP from '#contract/core/http-status';
import { cacheHeader } from '../../data/cache-header';
import { catalogCacheName } from '../worker-messages';
import { notifyOnFetch, notifyOnFetchError } from './notify-clients';
import { isCacheable } from './route-matchers';

/** 90 days: one season, in which every board is shown again. */
const maxImages = 800;
const maxImageAgeSeconds = 90 * 24 * 60 * 60;

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
        isCacheable(response, 'application/json') ? markAsCached(response) : null,
    },
    new BroadcastUpdatePlugin({ headersToCheck: ['ETag'] }),
  ],
};

/**
 * For offline use only, though every order may change them: the server checks the day of each order again. `no-store`
 * keeps them out of the HTTP cache, which would respond for an unreachable server.
 */
export const busyDaysCacheOptions: NetworkFirstOptions & { readonly cacheName: string } = {
  cacheName: 'busy-days',
  // The shop's list waits for them.
  networkTimeoutSeconds: 3,
  matchOptions,
  plugins: [
    notifyOnFetch,
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === HTTP.ok ? markAsCached(response) : null,
    },
  ],
};

/** Least recently used images expire first; all are purged when the device runs out of quota. */
export const imageCacheOptions: StrategyOptions & { readonly cacheName: string } = {
  cacheName: 'pictures',
  matchOptions,
  plugins: [
    notifyOnFetchError,
    {
      cacheWillUpdate: async ({ response }) => (isCacheable(response, 'image/') ? response : null),
    },
    new ExpirationPlugin({
      maxEntries: maxImages,
      maxAgeSeconds: maxImageAgeSeconds,
      purgeOnQuotaError: true,
    }),
  ],
};

/** Lets pages recognize responses that come from the cache. */
function markAsCached({ body, status, statusText, headers }: Response): Response {
  const markedHeaders = new Headers(headers);
  markedHeaders.set(cacheHeader, 'yes');
  return new Response(body, { status, statusText, headers: markedHeaders });
}
