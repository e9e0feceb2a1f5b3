/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { prefetchQueries } from '../app/prefetch-queries';
import { listenForSync } from '../outbox/sync';
import { addBasePath } from '../routing/base-path';
import {
  busyDaysCacheOptions,
  catalogCacheOptions,
  imageCacheOptions,
  pageCacheOptions,
} from './worker/cache-options';
import { catalogCache, prefetchCache } from './worker/cache-storage';
import { ImageStrategy } from './worker/image-strategy';
import { PageStrategy } from './worker/page-strategy';
import { createPrefetcher } from './worker/prefetch';
import { debounceAndSerialize, refreshCatalog } from './worker/refresh-catalog';
import {
  isBusyDaysRequest,
  isCatalogRequest,
  isImageRequest,
  isStorefrontPage,
} from './worker/route-matchers';
import type { WorkerCommand } from './worker-messages';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/*
 * Routes and strategies. Requests that match no route, such as the back office, health checks and writes, go to the
 * network as if there were no worker.
 *
 *   code, styles, fonts, icons   precached when the worker is installed
 *   pages                        the server-rendered page on the device, else the precached app shell; see PageStrategy
 *   catalog                      stale-while-revalidate; pages are notified of changes
 *   busy days                    network, else, or after three seconds, the last response
 *   images                       cache, then network; see ImageStrategy
 */

// Without a directory index: '/' is a page, not a file.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' });
registerRoute(
  isStorefrontPage,
  new PageStrategy(pageCacheOptions, createHandlerBoundToURL(addBasePath('/index.html'))),
);
registerRoute(isCatalogRequest, new StaleWhileRevalidate(catalogCacheOptions));
registerRoute(isBusyDaysRequest, new NetworkFirst(busyDaysCacheOptions));
registerRoute(isImageRequest, new ImageStrategy(imageCacheOptions));

// A missing or failing cache must not break the response.
setCatchHandler(({ request }) => fetch(request));

cleanupOutdatedCaches();
clientsClaim();

listenForSync(self);

const prefetch = createPrefetcher(prefetchCache, prefetchQueries);
const requestRefresh = debounceAndSerialize((event) => refreshCatalog(catalogCache, event));

self.addEventListener('message', (event) => {
  const command: WorkerCommand = event.data;
  if (command.type === 'SKIP_WAITING') void self.skipWaiting();
  if (command.type === 'PREFETCH') {
    const prefetched = prefetch(event, command.language);
    event.waitUntil(prefetched.then((status) => event.ports[0]?.postMessage(status)));
  }
  if (command.type === 'REFRESH_CATALOGUE') event.waitUntil(requestRefresh(event));
});
