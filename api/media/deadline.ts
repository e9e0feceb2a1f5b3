/** What was to be done by a deadline took longer. */
export class DeadlinePassed extends Error {
  constructor() {
    super('It took too long.');
  }
}

/**
 * Does something that ends with its signal, by a deadline in milliseconds or until its caller has gone. Rejects with
 * `DeadlinePassed`, with the reason of the caller's signal, or as the work does.
 *
 * A timer of its own, since `AbortSignal.any` forgets an `AbortSignal.timeout` as soon as memory is cleaned up, and
 * then nothing ends (nodejs/node#57736).
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
  } catch (fault) {
    throw ending.signal.aborted ? ending.signal.reason : fault;
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', leave);
  }
}
