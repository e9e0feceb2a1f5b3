import PQueue from 'p-queue';
import { busy } from '../../../dispatch/problem';
import { sha256OfText } from '../../../platform/digest';
import type { DiskCache } from '../../disk-cache';
import { createSharedWork } from '../../shared-work';

/** Originals that are fetched at a time: each may take as much memory as a picture may have bytes. */
const mostAtOnce = 4;

/** Originals that may wait for those: more are not had in any time that somebody would wait. */
export const longestQueue = 400;

/** Seconds after which a queue of originals has most likely moved. */
const retryAfter = 2;

/** Keeps originals nearer than Publitio, under hexadecimal keys: every rendition needs one. */
export type OriginalCache = Pick<DiskCache, 'get' | 'has' | 'put' | 'remove'>;

interface NearOriginalsParts {
  /** The bytes of an original, from afar; undefined when they are gone. */
  readonly fetchOriginal: (id: string, signal: AbortSignal) => Promise<Buffer | undefined>;
  readonly cache: OriginalCache;
  /** Told of everything that the cache did not do: a cache that fails costs time, not a picture. */
  readonly onFault: (fault: unknown) => void;
}

/**
 * Originals that were far away: fetched a few at a time, each once for all who need it, and kept in a cache. Who
 * leaves is rejected with the reason of their signal, and who comes when too many are waiting with 503.
 */
export interface NearOriginals {
  /** The bytes of an original; undefined when they are gone. */
  read(id: string, signal?: AbortSignal): Promise<Buffer | undefined>;
  /** Has an original lie in the cache, without an answer that would be kept in memory. */
  bring(id: string, signal: AbortSignal): Promise<void>;
  keep(id: string, bytes: Buffer): Promise<void>;
  /** Forgets an original that is not to be had any more, even one that is being fetched. */
  forget(id: string): Promise<void>;
}

export function createNearOriginals(parts: NearOriginalsParts): NearOriginals {
  const { fetchOriginal, cache, onFault } = parts;
  const queue = new PQueue({ concurrency: mostAtOnce });
  const fetching = createSharedWork<Buffer | undefined>();
  const forgotten = new Set<string>();

  const unlessBroken = <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((fault) => {
      onFault(fault);
      return undefined;
    });

  const keep = (id: string, bytes: Buffer) => unlessBroken(cache.put(keyOf(id), bytes));
  const removeKept = (id: string) => unlessBroken(cache.remove(keyOf(id)));

  async function fetchAndKeep(id: string, deserted: AbortSignal): Promise<Buffer | undefined> {
    const bytes = await fetchOriginal(id, deserted);
    if (bytes) await keep(id, bytes);
    if (forgotten.has(id)) await removeKept(id);
    return bytes;
  }

  async function fetchInTurn(id: string, deserted: AbortSignal): Promise<Buffer | undefined> {
    if (queue.size >= longestQueue) throw busy(retryAfter);
    return queue.add(() => fetchAndKeep(id, deserted), { signal: deserted });
  }

  const fetched = (id: string, signal: AbortSignal | undefined) =>
    fetching.wait(id, (deserted) => fetchInTurn(id, deserted), signal);

  return {
    async read(id, signal) {
      return (await unlessBroken(cache.get(keyOf(id)))) ?? fetched(id, signal);
    },

    async bring(id, signal) {
      const isNear = await unlessBroken(cache.has(keyOf(id)));
      if (!isNear) await fetched(id, signal);
    },

    keep,

    async forget(id) {
      forgotten.add(id);
      await removeKept(id);
    },
  };
}

/** Ids are told apart by capitals, which file systems may not do. */
const keyOf = (id: string): string => sha256OfText(id);

/** Keeps nothing near. */
export const noCache: OriginalCache = {
  get: async () => undefined,
  has: async () => false,
  put: async () => undefined,
  remove: async () => undefined,
};
