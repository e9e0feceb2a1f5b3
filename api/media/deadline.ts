export class DeadlinePassed extends Error {
  constructor() {
    super('The operation timed out.');
  }
}

/**
 * Runs `work` with a signal that aborts after `milliseconds`, with a `TimeoutError`, or when `signal` aborts, with its
 * reason. Uses its own timer: `AbortSignal.any` loses an `AbortSignal.timeout` on garbage collection, and then nothing
 * ends (nodejs/node#57736).
 */
export async function byDeadline<T>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (end: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const leave = () => ending.abort(signal?.reason);
  const late = setTimeout(() => ending.abort(new DeadlinePassed()), milliseconds);
  signal?.addEventListener('abort', leave);
  try {
    return await work(ending.signal);
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : error;
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', leave);
  }
}
