import { LRUCache } from 'lru-cache';
import type { CacheVersion } from '../platform/cache-version';

interface Original {
  readonly privacy: string;
}

type FindOriginal<T> = (id: string) => Promise<T | undefined>;

/** Several times the images of the catalog. */
const maxEntries = 1000;

/** Caches public originals until the cache version changes, which every edit of a file causes. */
export function cacheOriginalLookup<T extends Original>(
  find: FindOriginal<T>,
  cacheVersion: CacheVersion,
): FindOriginal<T> {
  const cache = new LRUCache<string, T>({ max: maxEntries });
  let cachedVersion = cacheVersion.current;

  return async (id) => {
    if (cachedVersion !== cacheVersion.current) cache.clear();
    cachedVersion = cacheVersion.current;
    const cached = cache.get(id);
    if (cached) return cached;
    const startVersion = cachedVersion;
    const original = await find(id);
    if (original?.privacy === 'public' && startVersion === cacheVersion.current)
      cache.set(id, original);
    return original;
  };
}
