import { BroadcastUpdatePlugin } from 'workbox-broadcast-update';
import { ExpirationPlugin } from 'workbox-expiration';
import { getCacheKeyForURL } from 'workbox-precaching';
import type { NetworkFirstOptions, StrategyOptions } from 'workbox-strategies';
import * as HTTP from '#contract/core/http-status';
import { cacheHeader, pageCacheName } from '../../data/device-cache';
import { addBasePath } from '../../routing/base-path';
import { catalogCacheName } from '../worker-messages';
import { notifyOnFetch, notifyOnFetchError } from './notify-clients';
import { isCacheable } from './route-matchers';

/** 90 days: one season, in which every board is shown again. */
const maxImages = 800;
const maxImageAgeSeconds = 90 * 24 * 60 * 60;

/** Set on stored pages. */
const buildHeader = 'X-Build';

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
        isCacheable(response, 'application/json') ? markStored(response) : null,
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
        response.status === HTTP.ok ? markStored(response) : null,
    },
  ],
};

const appShellUrl = addBasePath('/index.html');

const scriptUrl = /"(\/assets\/[^"]+\.js)"/g;

/**
 * The HTML names the files of its build, so that a page of another build is neither stored nor used: right after a
 * deployment, the server has pages whose files this worker doesn't have.
 */
export const pageCacheOptions: StrategyOptions & { readonly cacheName: string } = {
  cacheName: pageCacheName,
  matchOptions,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        isCacheable(response, 'text/html') && (await namesFilesOfThisBuild(response))
          ? markStored(response, { [buildHeader]: getBuild() })
          : null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && isOfThisBuild(cachedResponse) ? cachedResponse : null,
    },
  ],
};

/** Changes with every file that the app shell loads. */
const getBuild = (): string => getCacheKeyForURL(appShellUrl) ?? '';

/** Of a stored page. */
export const isOfThisBuild = ({ headers }: Response): boolean =>
  headers.get(buildHeader) === getBuild();

/** Without embedded data, as on a static host, it isn't server-rendered. */
async function namesFilesOfThisBuild(response: Response): Promise<boolean> {
  const html = await response.clone().text();
  const urls = Array.from(html.matchAll(scriptUrl), ([, url = '']) => url);
  return (
    html.includes('page-data') &&
    urls.length > 0 &&
    urls.every((url) => getCacheKeyForURL(url) !== undefined)
  );
}

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

export function markStored(response: Response, moreHeaders: Record<string, string> = {}): Response {
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  const added = { [cacheHeader]: String(Date.now()), ...moreHeaders };
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return new Response(body, { status, statusText, headers });
}

/**
 * Milliseconds since it was stored, by the device's clock: compared with the server's, a clock that is wrong by a day would
 * make everything look outdated. Below zero if the clock was set back.
 */
export const getStoredAge = ({ headers }: Response): number =>
  Date.now() - Number(headers.get(cacheHeader));
