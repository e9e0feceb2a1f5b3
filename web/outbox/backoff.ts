import type { Backoff } from './item';

// No retry library: the schedule is stored with the item, outlives the page and is shared by tabs and the worker.

/** Milliseconds; each delay is twice the one before it. */
const firstDelay = 2_000;
const maxDelay = 5 * 60_000;

/** Milliseconds; a longer `Retry-After` is taken for a mistake. */
const maxRetryAfter = 24 * 60 * 60_000;

/** `retryAfter`: milliseconds that the server asked for. */
export function createBackoff(tries: number, retryAfter?: number): Backoff {
  const from = Date.now();
  const delay =
    retryAfter === undefined
      ? Math.min(firstDelay * 2 ** (tries - 1), maxDelay)
      : Math.min(retryAfter, maxRetryAfter);
  return { from, until: from + delay, asked: retryAfter !== undefined };
}

/** Milliseconds left; 0 of a delay that begins in the future, since the clock was set back. */
export function remainingDelay(backoff: Backoff | undefined): number {
  if (!backoff) return 0;
  const now = Date.now();
  return now < backoff.from ? 0 : Math.max(0, backoff.until - now);
}
