import type PQueue from 'p-queue';

interface QueueOptions {
  /** Higher runs first. */
  readonly priority?: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Queues work. Aborting removes waiting work from the queue and rejects with the signal's reason; running work keeps
 * its slot to the end, as giving up the slot would not end it.
 */
export async function runInQueue<T>(
  queue: PQueue,
  work: () => Promise<T>,
  { priority = 0, signal }: QueueOptions = {},
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const onAbort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  const start = () => {
    signal?.removeEventListener('abort', onAbort);
    return work();
  };
  return queue.add(start, { priority, signal: controller.signal });
}
