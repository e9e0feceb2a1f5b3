import type { HandlerCallbackOptions } from 'workbox-core';
import type { Query } from '../../data/query';
import type { Warmth } from '../messages';
import { everythingWanted, type Wanted } from './wanted';

/** Requests per batch: a page asks for the next batch when it is idle. */
const batchSize = 6;

const tooManyRequests = 429;

export type Occasion = HandlerCallbackOptions['event'];

export interface Shelves {
  /** Resolves to the cached response's JSON. */
  readonly read: (url: string) => Promise<unknown>;
  /** Whether a fresh response, or an image at least as large, is cached. */
  readonly has: (wanted: Wanted) => Promise<boolean>;
  /** Rejects when the server is unreachable or the quota is exceeded. */
  readonly fill: (wanted: Wanted, occasion: Occasion) => Promise<Response>;
  /** Bytes that may still be cached. */
  readonly room: () => Promise<number>;
}

/**
 * Each call fetches one batch. Progress is derived from the cache, so a restarted worker skips what is already cached.
 */
export function createPrefetcher(
  shelves: Shelves,
  pageQueries: readonly Query[],
): (occasion: Occasion) => Promise<Warmth> {
  let walk: AsyncGenerator<Wanted, void> | undefined;
  let room = 0;

  async function begin() {
    room = await shelves.room();
    return everythingWanted(shelves.read, pageQueries);
  }

  async function batch(occasion: Occasion): Promise<Warmth> {
    walk ??= await begin();
    for (let fetched = 0; fetched < batchSize; ) {
      const { value: wanted, done } = await walk.next();
      if (done) return 'ready';
      if (await shelves.has(wanted)) continue;
      if (room <= 0) return 'full';
      const response = await shelves.fill(wanted, occasion);
      if (response.status === tooManyRequests || response.status >= 500) return 'stopped';
      room -= getContentLength(response);
      fetched += 1;
    }
    return 'more';
  }

  return async (occasion) => {
    const warmth = await batch(occasion).catch(() => 'stopped' as const);
    if (warmth !== 'more') walk = undefined;
    return warmth;
  };
}

/** Bytes as transferred, after compression. */
export const getContentLength = ({ headers }: Response): number =>
  Number(headers.get('Content-Length'));
