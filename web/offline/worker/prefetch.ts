import type { HandlerCallbackOptions } from 'workbox-core';
import * as HTTP from '#contract/core/http-status';
import type { Language } from '#contract/core/language';
import type { Query } from '../../data/query';
import type { PrefetchStatus } from '../worker-messages';
import { listPrefetchTargets, type PrefetchTarget } from './prefetch-targets';

/** Requests per batch: a page asks for the next batch when it is idle. */
const batchSize = 6;

export type ExtendableEvent = HandlerCallbackOptions['event'];

export interface PrefetchCache {
  /** Resolves to the cached response's JSON. */
  readonly read: (url: string) => Promise<unknown>;
  /** Whether a fresh response, or an image at least as large, is cached. */
  readonly has: (target: PrefetchTarget) => Promise<boolean>;
  /** Rejects when the server is unreachable or the quota is exceeded. */
  readonly fetchAndCache: (target: PrefetchTarget, event: ExtendableEvent) => Promise<Response>;
  /** Bytes that may still be cached. */
  readonly getFreeBytes: () => Promise<number>;
}

/**
 * Each call fetches one batch. Progress is derived from the cache, so a restarted worker skips what is already cached.
 */
export function createPrefetcher(
  cache: PrefetchCache,
  pageQueries: readonly Query[],
): (event: ExtendableEvent, language: Language) => Promise<PrefetchStatus> {
  let targets: AsyncGenerator<PrefetchTarget, void> | undefined;
  let freeBytes = 0;

  async function start(language: Language) {
    freeBytes = await cache.getFreeBytes();
    return listPrefetchTargets(cache.read, pageQueries, language);
  }

  async function fetchBatch(event: ExtendableEvent, language: Language): Promise<PrefetchStatus> {
    targets ??= await start(language);
    for (let fetchedCount = 0; fetchedCount < batchSize; ) {
      const { value: target, done } = await targets.next();
      if (done) return 'ready';
      if (await cache.has(target)) continue;
      if (freeBytes <= 0) return 'full';
      const response = await cache.fetchAndCache(target, event);
      if (response.status === HTTP.tooManyRequests || response.status >= 500) return 'stopped';
      freeBytes -= getContentLength(response);
      fetchedCount += 1;
    }
    return 'more';
  }

  return async (event, language) => {
    const status = await fetchBatch(event, language).catch(() => 'stopped' as const);
    if (status !== 'more') targets = undefined;
    return status;
  };
}

/** Bytes as transferred, after compression. */
export const getContentLength = ({ headers }: Response): number =>
  Number(headers.get('Content-Length'));
