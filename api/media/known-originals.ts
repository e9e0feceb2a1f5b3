import { LRUCache } from 'lru-cache';
import type { CacheVersion } from '../platform/cache-version';

interface Original {
  readonly privacy: string;
}

type FindOriginal<T> = (id: string) => Promise<T | undefined>;

/** Originals kept in mind: a catalogue with its pictures, several times over. */
const most = 1000;

/**
 * Looks an original up once for all images that are made of it. Only public ones are kept in mind, and only until
 * the catalogue changes, which any change to one of them does.
 */
export function knownOriginals<T extends Original>(
  find: FindOriginal<T>,
  cacheVersion: CacheVersion,
): FindOriginal<T> {
  const known = new LRUCache<string, T>({ max: most });
  let revision = cacheVersion.number;

  return async (id) => {
    if (revision !== cacheVersion.number) known.clear();
    revision = cacheVersion.number;
    const kept = known.get(id);
    if (kept) return kept;
    const begunAt = revision;
    const found = await find(id);
    if (found?.privacy === 'public' && begunAt === cacheVersion.number) known.set(id, found);
    return found;
  };
}
