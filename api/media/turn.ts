import type PQueue from 'p-queue';

interface Turn {
  /** Higher runs first. */
  readonly priority?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Queues work. Aborting removes waiting work from the queue and rejects with the signal's reason; running work keeps
 * its slot to the end, as giving up the slot would not end it.
 */
export async function inTurn<T>(
  queue: PQueue,
  work: () => Promise<T>,
  { priority = 0, signal }: Turn = {},
): Promise<T> {
  signal?.throwIfAborted();
  const leaving = new AbortController();
  const leave = () => leaving.abort(signal?.reason);
  signal?.addEventListener('abort', leave, { once: true });
  const begin = () => {
    signal?.removeEventListener('abort', leave);
    return work();
  };
  return queue.add(begin, { priority, signal: leaving.signal });
}
