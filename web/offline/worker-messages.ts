// Shared by the worker and the pages.

import type { Language } from '#contract/core/language';

export const catalogCacheName = 'catalogue';

/** Sent by the worker after each request to the server. */
export type ConnectivityMessage =
  | { readonly type: 'SERVER_REACHABLE'; readonly url: string; readonly date: string | null }
  | { readonly type: 'SERVER_UNREACHABLE' };

/** Sent by Workbox when the response for a cached URL has changed. */
export interface CacheUpdatedMessage {
  readonly type: 'CACHE_UPDATED';
  readonly payload: { readonly cacheName: string; readonly updatedURL: string };
}

/**
 * `PREFETCH`: fetch the next batch of the catalog, and the first pages in this language. `REFRESH_CATALOGUE`: refetch all cached catalog responses, because
 * the back office has changed the catalog.
 */
export type WorkerCommand =
  | { readonly type: 'SKIP_WAITING' | 'REFRESH_CATALOGUE' }
  | { readonly type: 'PREFETCH'; readonly language: Language };

/**
 * `more`: request another batch; `ready`: everything is cached; `full`: the storage limit is reached; `stopped`: the
 * server is unreachable or overloaded.
 */
export type PrefetchStatus = 'more' | 'ready' | 'full' | 'stopped';
