import { LRUCache } from 'lru-cache';
import type { CacheVersion } from '../platform/cache-version';

interface Original {
  readonly privacy: string;
}

type FindOriginal<T> = (id: string) => Promise<T | undefined>;

/** Several times the images of the catalog. */
const most = 1000;

/** Caches public originals until the cache version changes, which every edit of a file causes. */
export function knownOriginals<T extends Original>(
  find: FindOriginal<T>,
  cacheVersion: CacheVersion,
): FindOriginal<T> {
  const known = new LRUCache<string, T>({ max: most });
  let revision = cacheVersion.number;

  return async (id) => {
    if (revision !== cacheVersion.number) known.clear();
    revision = cacheVersion.number;
    const cached = known.get(id);
    if (cached) return cached;
    const begunAt = revision;
    const found = await find(id);
    if (found?.privacy === 'public' && begunAt === cacheVersion.number) known.set(id, found);
    return found;
  };
}
