/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { prefetchQueries } from '../app/prefetch-queries';
import { listenForSync } from '../outbox/sync';
import type { Order } from './messages';
import { PictureStrategy } from './worker/picture-strategy';
import { isCatalogueRead, isPage, isPicture } from './worker/policies';
import { oneByOne, refreshCatalogue } from './worker/refresh-catalogue';
import { catalogueShelf, shelves } from './worker/shelves';
import { catalogueStore, pictureStore } from './worker/stores';
import { warmUpOf } from './worker/warm-up';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/*
 * What is asked of the shop, and where the answer comes from. What no line names, such as the back office, health
 * checks and everything that is sent, goes to the network as if there were no worker.
 *
 *   code, styles, fonts, icons   the store, filled when this worker is installed
 *   pages                        the shell at once, which draws them
 *   the catalogue                the store at once, refreshed behind it; pages are told of changes
 *   pictures                     the store, also a larger rendition; the network; a smaller one
 */

// Without a directory index: '/' is a page, not a file.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' });
registerRoute(isPage, createHandlerBoundToURL('/index.html'));
registerRoute(isCatalogueRead, new StaleWhileRevalidate(catalogueStore));
registerRoute(isPicture, new PictureStrategy(pictureStore));

// A store that fails, or is gone, must not cost an answer.
setCatchHandler(({ request }) => fetch(request));

cleanupOutdatedCaches();
clientsClaim();

// What waits to be sent leaves by itself, also without a page.
listenForSync(self);

const warmUp = warmUpOf(shelves, prefetchQueries);
const refresh = oneByOne((event) => refreshCatalogue(catalogueShelf, event));

self.addEventListener('message', (event) => {
  const { type }: Order = event.data;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'WARM_UP') {
    event.waitUntil(warmUp(event).then((warmth) => event.ports[0]?.postMessage(warmth)));
  }
  if (type === 'REFRESH_CATALOGUE') event.waitUntil(refresh(event));
});
