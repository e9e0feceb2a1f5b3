import type { HandlerCallbackOptions } from 'workbox-core';
import type { Query } from '../../data/query';
import type { Warmth } from '../messages';
import { everythingWanted, type Wanted } from './wanted';

/** Fetches in a batch: a page asks for the next one when it has nothing else to do. */
const batchSize = 6;

const tooManyRequests = 429;

/** The event in which the worker does something. */
export type Occasion = HandlerCallbackOptions['event'];

/** Where what is fetched ahead comes from and goes to. */
export interface Shelves {
  /** What is stored under the address of an answer. */
  readonly read: (address: string) => Promise<unknown>;
  /** Whether it is there, fresh enough, or large enough. */
  readonly has: (wanted: Wanted) => Promise<boolean>;
  /** Fetches and stores; fails when the shop does not answer, or when there is no room. */
  readonly fill: (wanted: Wanted, occasion: Occasion) => Promise<Response>;
  /** Bytes that may still be stored. */
  readonly room: () => Promise<number>;
}

/**
 * Fetches the catalogue ahead, a batch at each call. How far it is, is known from what is stored: a worker that was
 * stopped begins again and passes over what is there.
 */
export function warmUpOf(
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
      const answer = await shelves.fill(wanted, occasion);
      if (answer.status === tooManyRequests || answer.status >= 500) return 'stopped';
      room -= bytesOf(answer);
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

/** Bytes of an answer as they came over the line. */
export const bytesOf = ({ headers }: Response): number => Number(headers.get('Content-Length'));
