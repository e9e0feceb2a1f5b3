import type { Backoff } from './item';

// No retry library: the schedule is stored with the item, survives the page and is shared by tabs and the worker.

/** Each delay is twice the previous one. */
const firstDelay = 2_000;
const maxDelay = 5 * 60_000;

/** Caps mistaken `Retry-After` values. */
const maxRetryAfter = 24 * 60 * 60_000;

export function createBackoff(tries: number, retryAfter?: number): Backoff {
  const from = Date.now();
  const delay =
    retryAfter === undefined
      ? Math.min(firstDelay * 2 ** (tries - 1), maxDelay)
      : Math.min(retryAfter, maxRetryAfter);
  return { from, until: from + delay, asked: retryAfter !== undefined };
}

/** Milliseconds. Returns 0 when the backoff starts in the future, because the clock was set back. */
export function remainingDelay(backoff: Backoff | undefined): number {
  if (!backoff) return 0;
  const now = Date.now();
  return now < backoff.from ? 0 : Math.max(0, backoff.until - now);
}
