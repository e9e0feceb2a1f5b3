import { setTimeout as delay } from 'node:timers/promises';
import { PublitioError } from './publitio-error';

const maxAttempts = 3;

/** Upper bound of Publitio's own `Retry-After`, too. */
const maxDelayMs = 5000;

/** Retries transient errors with exponential backoff. An aborted signal ends the delay. */
export async function retry<T>(
  operation: () => Promise<T>,
  initialDelayMs: number,
  signal?: AbortSignal,
): Promise<T> {
  for (let attemptCount = 1; ; attemptCount += 1) {
    try {
      return await operation();
    } catch (error) {
      if (attemptCount >= maxAttempts || !(error instanceof PublitioError && error.isTransient))
        throw error;
      await delay(getRetryDelay(attemptCount, initialDelayMs, error), undefined, {
        ...(signal && { signal }),
      });
    }
  }
}

function getRetryDelay(
  attemptCount: number,
  initialDelayMs: number,
  { retryAfterSeconds = 0 }: PublitioError,
): number {
  const backoff = initialDelayMs * 2 ** (attemptCount - 1) * (1 + Math.random());
  return Math.min(Math.max(backoff, retryAfterSeconds * 1000), maxDelayMs);
}
