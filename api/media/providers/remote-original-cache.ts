import PQueue from 'p-queue';
import { busyError } from '../../dispatch/http-error';
import { sha256OfText } from '../../platform/digest';
import type { DiskCache } from '../disk-cache';
import { createSingleFlight } from '../single-flight';
import type { StreamedFile } from '../verified-file';

/** Each may take as much memory as an image may have bytes. */
const maxConcurrency = 4;

export const maxQueued = 400;

/** `Retry-After` in seconds. */
const retryAfterSeconds = 2;

/** Keyed by hexadecimal digests. */
export type OriginalCache = Omit<DiskCache, 'onIdle' | 'removeAll'>;

interface RemoteOriginalCacheOptions {
  /** Undefined if the original is gone. */
  readonly fetchOriginal: (id: string, signal: AbortSignal) => Promise<Buffer | undefined>;
  readonly cache: OriginalCache;
  /** Called when the cache fails, which costs time, not an image. */
  readonly onError: (error: unknown) => void;
}

/**
 * Caches originals, fetching a few at a time and each only once. A caller that leaves is rejected with its signal's
 * reason; too many waiting with 503.
 */
export interface RemoteOriginalCache {
  /** Undefined if the original is gone. */
  read(id: string, signal?: AbortSignal): Promise<Buffer | undefined>;
  /** Like `read`, but streams large ones from the cache. The caller must end the stream. */
  getBytesOrStream(id: string, signal?: AbortSignal): Promise<Buffer | StreamedFile | undefined>;
  prefetch(id: string, signal: AbortSignal): Promise<void>;
  save(id: string, bytes: Buffer): Promise<void>;
  /** Removes an original, even while it is being fetched. */
  evict(id: string): Promise<void>;
  /** Removes all other originals from the cache: another server may have deleted them. */
  retain(ids: ReadonlySet<string>): Promise<void>;
}

export function createRemoteOriginalCache(
  options: RemoteOriginalCacheOptions,
): RemoteOriginalCache {
  const { fetchOriginal, cache, onError } = options;
  const queue = new PQueue({ concurrency: maxConcurrency });
  const inFlight = createSingleFlight<Buffer | undefined>();
  const evictedIds = new Set<string>();

  const ignoreCacheErrors = <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error) => {
      onError(error);
      return undefined;
    });

  const save = (id: string, bytes: Buffer) => ignoreCacheErrors(cache.put(toCacheKey(id), bytes));
  const removeCached = (id: string) => ignoreCacheErrors(cache.remove(toCacheKey(id)));

  async function fetchAndCache(
    id: string,
    abandonSignal: AbortSignal,
  ): Promise<Buffer | undefined> {
    const bytes = await fetchOriginal(id, abandonSignal);
    if (bytes) await save(id, bytes);
    if (evictedIds.has(id)) await removeCached(id);
    return bytes;
  }

  async function fetchQueued(id: string, abandonSignal: AbortSignal): Promise<Buffer | undefined> {
    if (queue.size >= maxQueued) throw busyError(retryAfterSeconds);
    return queue.add(() => fetchAndCache(id, abandonSignal), { signal: abandonSignal });
  }

  const fetchShared = (id: string, signal: AbortSignal | undefined) =>
    inFlight.run(id, (abandonSignal) => fetchQueued(id, abandonSignal), signal);

  return {
    async read(id, signal) {
      return (await ignoreCacheErrors(cache.get(toCacheKey(id)))) ?? fetchShared(id, signal);
    },

    async getBytesOrStream(id, signal) {
      const getCached = () => ignoreCacheErrors(cache.getBytesOrStream(toCacheKey(id)));
      const cached = await getCached();
      if (cached) return cached;
      const bytes = await fetchShared(id, signal);
      return bytes && ((await getCached()) ?? bytes);
    },

    async prefetch(id, signal) {
      const isCached = await ignoreCacheErrors(cache.has(toCacheKey(id)));
      if (!isCached) await fetchShared(id, signal);
    },

    save,

    async evict(id) {
      evictedIds.add(id);
      await removeCached(id);
    },

    async retain(ids) {
      await ignoreCacheErrors(cache.retain(new Set([...ids].map(toCacheKey))));
    },
  };
}

/** Ids are case-sensitive, file systems may not be. */
const toCacheKey = (id: string): string => sha256OfText(id);

export const noopCache: OriginalCache = {
  get: async () => undefined,
  getBytesOrStream: async () => undefined,
  has: async () => false,
  put: async () => undefined,
  remove: async () => undefined,
  retain: async () => undefined,
};
