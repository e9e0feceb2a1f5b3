import type { Backoff } from './item';

// No retry library: the schedule is stored with the item, survives the page and is shared by tabs and the worker.

/** Each delay is twice the previous one. */
const minDelayMs = 2_000;
const maxDelayMs = 5 * 60_000;

/** Caps mistaken `Retry-After` values. */
const maxRetryAfterMs = 24 * 60 * 60_000;

export function createBackoff(tries: number, retryAfterMs?: number): Backoff {
  const from = Date.now();
  const delayMs =
    retryAfterMs === undefined
      ? Math.min(minDelayMs * 2 ** (tries - 1), maxDelayMs)
      : Math.min(retryAfterMs, maxRetryAfterMs);
  return { from, until: from + delayMs, asked: retryAfterMs !== undefined };
}

/** Milliseconds. Returns 0 when the backoff starts in the future, because the clock was set back. */
export function getRemainingDelay(backoff: Backoff | undefined): number {
  if (!backoff) return 0;
  const now = Date.now();
  return now < backoff.from ? 0 : Math.max(0, backoff.until - now);
}
