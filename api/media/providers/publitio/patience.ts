import { setTimeout as pause } from 'node:timers/promises';
import { PublitioFault } from './publitio-fault';

const mostTries = 3;

/** Milliseconds; nobody waits longer, however long Publitio asks for. */
const longestPause = 5000;

/**
 * Tries what may be done more than once again when it fails in a way that may pass, `firstPause` milliseconds later.
 * An aborted signal ends a pause.
 */
export async function patiently<T>(
  attempt: () => Promise<T>,
  firstPause: number,
  signal?: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (fault) {
      if (tries >= mostTries || !(fault instanceof PublitioFault && fault.mayPass)) throw fault;
      await pause(pauseAfter(tries, firstPause, fault), undefined, { ...(signal && { signal }) });
    }
  }
}

/** Twice as long each time, and not the same for everybody who waits. */
function pauseAfter(tries: number, firstPause: number, { retryAfter = 0 }: PublitioFault): number {
  const doubled = firstPause * 2 ** (tries - 1) * (1 + Math.random());
  return Math.min(Math.max(doubled, retryAfter * 1000), longestPause);
}
