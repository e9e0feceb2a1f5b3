import { setTimeout as pause } from 'node:timers/promises';
import { PublitioError } from './publitio-fault';

const mostTries = 3;

/** Upper bound of Publitio's own `Retry-After`, too. */
const longestPause = 5000;

/** Retries transient errors with exponential backoff. An aborted signal ends the delay. */
export async function patiently<T>(
  attempt: () => Promise<T>,
  firstPause: number,
  signal?: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries >= mostTries || !(error instanceof PublitioError && error.mayPass)) throw error;
      await pause(pauseAfter(tries, firstPause, error), undefined, { ...(signal && { signal }) });
    }
  }
}

function pauseAfter(tries: number, firstPause: number, { retryAfter = 0 }: PublitioError): number {
  const doubled = firstPause * 2 ** (tries - 1) * (1 + Math.random());
  return Math.min(Math.max(doubled, retryAfter * 1000), longestPause);
}
