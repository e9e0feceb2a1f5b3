import type PQueue from 'p-queue';

interface Turn {
  /** Higher ones come first. */
  readonly priority?: number;
  /** Of who waits for the work. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Has work take its turn in a queue. Who gives up while waiting leaves the queue and is rejected with the signal's
 * reason; work that has begun keeps its place to its end, since to give the place away would not end the work.
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
