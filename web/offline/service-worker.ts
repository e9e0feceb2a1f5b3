/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** Addresses that are never pages of the shop. */
const notPages = [/^\/api\//, /^\/admin/, /^\/(healthz|readyz|robots\.txt|sitemap\.xml)$/];

const shell = '/index.html';

self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
// Without a directory index: '/' is a page of the server's, not the shell.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' });

// A page comes complete from the server; without a network the shell opens in its place.
const network = new NetworkOnly();
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await network.handle(options);
      } catch (offline) {
        const page = await matchPrecache(shell);
        if (page === undefined) throw offline;
        return page;
      }
    },
    { denylist: notPages },
  ),
);
