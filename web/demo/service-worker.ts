/// <reference lib="webworker" />
// First: it replaces `fetch`.
import { isServerUrl, notifyPages, startOver } from './worker/server';
import '../offline/service-worker';
import { createHandlerBoundToURL } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import {
  busyDaysCacheOptions,
  catalogCacheOptions,
  imageCacheOptions,
} from '../offline/worker/cache-options';
import { addBasePath, removeBasePath } from '../routing/base-path';
import type { DemoCommand } from './demo-messages';
import { cacheDemoImages } from './worker/cached-files';
import { preloadPrecache } from './worker/preload-precache';

declare const self: ServiceWorkerGlobalScope;

/*
 * The product's worker, whose network for the API is a server in the worker itself; API requests that match none of its
 * routes go straight to that server. A static host has no pages for deep links, so the back office gets the app shell
 * too.
 */

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
for (const method of methods) {
  registerRoute(
    ({ url }) => isServerUrl(url),
    ({ request }) => fetch(request),
    method,
  );
}

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    /^\/admin(\/|$)/.test(removeBasePath(url.pathname)),
  createHandlerBoundToURL(addBasePath('/index.html')),
);

self.addEventListener('install', (event) => event.waitUntil(preloadPrecache()));

const responseCaches = [catalogCacheOptions, busyDaysCacheOptions, imageCacheOptions];

async function deleteEverything(): Promise<void> {
  await startOver();
  for (const { cacheName } of responseCaches) if (cacheName) await caches.delete(cacheName);
  await notifyPages({ type: 'DEMO_STARTED_OVER' });
}

self.addEventListener('message', (event) => {
  const { type }: DemoCommand = event.data;
  if (type === 'CLAIM') event.waitUntil(self.clients.claim());
  if (type === 'CACHE_DEMO_IMAGES') event.waitUntil(cacheDemoImages());
  if (type === 'START_OVER') event.waitUntil(deleteEverything());
});
