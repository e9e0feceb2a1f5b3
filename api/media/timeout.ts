export class TimeoutError extends Error {
  constructor() {
    super('The operation timed out.');
  }
}

/**
 * Runs `work` with a signal that aborts after `milliseconds`, with a `TimeoutError`, or when `signal` aborts, with its
 * reason. Uses its own timer: `AbortSignal.any` loses an `AbortSignal.timeout` on garbage collection, and then nothing
 * ends (nodejs/node#57736).
 */
export async function withTimeout<T>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (abortSignal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const onAbort = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(new TimeoutError()), milliseconds);
  signal?.addEventListener('abort', onAbort);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
