import * as HTTP from '#contract/core/http-status';
import type { ExtendableEvent } from './prefetch';

const batchSize = 6;

/** Admins often toggle several products in a row. */
const debounceMs = 500;

export interface CatalogCache {
  readonly listUrls: () => Promise<readonly string[]>;
  /** Caches a successful response. Rejects when the server is unreachable. */
  readonly refetch: (url: string, event: ExtendableEvent) => Promise<Response>;
  readonly remove: (url: string) => Promise<void>;
}

/**
 * Refetches every cached catalog response, because the back office has changed the catalog. Pages are notified of each
 * response that differs; a 404 is removed from the cache.
 */
export async function refreshCatalog(cache: CatalogCache, event: ExtendableEvent): Promise<void> {
  const urls = await cache.listUrls();
  for (let start = 0; start < urls.length; start += batchSize) {
    const batch = urls.slice(start, start + batchSize);
    await Promise.all(batch.map((url) => refresh(url, cache, event)));
  }
}

async function refresh(
  url: string,
  { refetch, remove }: CatalogCache,
  event: ExtendableEvent,
): Promise<void> {
  const { status } = await refetch(url, event);
  if (status === HTTP.notFound) await remove(url);
}

type Refresh = (event: ExtendableEvent) => Promise<void>;

const waitForDebounce = () => new Promise<void>((resolve) => setTimeout(resolve, debounceMs));

/** Debounces and serializes runs: calls before a run starts share it, and runs never overlap. */
export function debounceAndSerialize(
  run: Refresh,
  wait: () => Promise<void> = waitForDebounce,
): Refresh {
  let running: Promise<void> = Promise.resolve();
  let scheduled: Promise<void> | undefined;

  async function startRun(event: ExtendableEvent): Promise<void> {
    await Promise.allSettled([wait(), running]);
    scheduled = undefined;
    running = run(event);
    await running;
  }

  return (event) => {
    scheduled ??= startRun(event);
    return scheduled;
  };
}
