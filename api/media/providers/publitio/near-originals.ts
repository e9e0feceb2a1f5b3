import PQueue from 'p-queue';
import { busy } from '../../../dispatch/problem';
import { sha256OfText } from '../../../platform/digest';
import type { DiskCache } from '../../disk-cache';
import { createSharedWork } from '../../shared-work';

/** Each may take as much memory as an image may have bytes. */
const mostAtOnce = 4;

export const longestQueue = 400;

/** `Retry-After` in seconds. */
const retryAfter = 2;

/** Keyed by hexadecimal digests. */
export type OriginalCache = Pick<DiskCache, 'get' | 'has' | 'put' | 'remove'>;

interface NearOriginalsParts {
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
export interface NearOriginals {
  /** Undefined if the original is gone. */
  read(id: string, signal?: AbortSignal): Promise<Buffer | undefined>;
  bring(id: string, signal: AbortSignal): Promise<void>;
  save(id: string, bytes: Buffer): Promise<void>;
  /** Removes an original, even while it is being fetched. */
  forget(id: string): Promise<void>;
}

export function createNearOriginals(parts: NearOriginalsParts): NearOriginals {
  const { fetchOriginal, cache, onError } = parts;
  const queue = new PQueue({ concurrency: mostAtOnce });
  const fetching = createSharedWork<Buffer | undefined>();
  const forgotten = new Set<string>();

  const unlessBroken = <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error) => {
      onError(error);
      return undefined;
    });

  const save = (id: string, bytes: Buffer) => unlessBroken(cache.put(toCacheKey(id), bytes));
  const removeCached = (id: string) => unlessBroken(cache.remove(toCacheKey(id)));

  async function fetchAndCache(id: string, deserted: AbortSignal): Promise<Buffer | undefined> {
    const bytes = await fetchOriginal(id, deserted);
    if (bytes) await save(id, bytes);
    if (forgotten.has(id)) await removeCached(id);
    return bytes;
  }

  async function fetchInTurn(id: string, deserted: AbortSignal): Promise<Buffer | undefined> {
    if (queue.size >= longestQueue) throw busy(retryAfter);
    return queue.add(() => fetchAndCache(id, deserted), { signal: deserted });
  }

  const fetched = (id: string, signal: AbortSignal | undefined) =>
    fetching.wait(id, (deserted) => fetchInTurn(id, deserted), signal);

  return {
    async read(id, signal) {
      return (await unlessBroken(cache.get(toCacheKey(id)))) ?? fetched(id, signal);
    },

    async bring(id, signal) {
      const isNear = await unlessBroken(cache.has(toCacheKey(id)));
      if (!isNear) await fetched(id, signal);
    },

    save,

    async forget(id) {
      forgotten.add(id);
      await removeCached(id);
    },
  };
}

/** Ids are case-sensitive, file systems may not be. */
const toCacheKey = (id: string): string => sha256OfText(id);

export const noCache: OriginalCache = {
  get: async () => undefined,
  has: async () => false,
  put: async () => undefined,
  remove: async () => undefined,
};
