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
  let revision = cacheVersion.current;

  return async (id) => {
    if (revision !== cacheVersion.current) cache.clear();
    revision = cacheVersion.current;
    const cached = cache.get(id);
    if (cached) return cached;
    const revisionAtStart = revision;
    const original = await find(id);
    if (original?.privacy === 'public' && revisionAtStart === cacheVersion.current)
      cache.set(id, original);
    return original;
  };
}
