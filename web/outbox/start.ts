import { connectivity } from '../data/connectivity';
import { type OutboxMessage, subscribe } from './channel';
import { databaseExists } from './database-exists';

// Every page loads this: the code that sends is fetched only on a device on which something was ever submitted.

/**
 * Sends what waits now, when the network or the server is back, and when the tab is looked at again; toasts the
 * outcome, whichever tab or worker sent it.
 */
export function startOutbox(): void {
  // Before anything is sent: the worker may be faster than this page.
  subscribe((message) => void onMessage(message));
  void flush();
  addEventListener('online', () => void flush(true));
  connectivity.subscribe(() => void flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void flush();
  });
}

/** `eager` once the network is back: backoffs that its absence has caused are over. */
async function flush(eager = false): Promise<void> {
  if (!eager && connectivity.isOffline()) return;
  if (!(await databaseExists())) return;
  const { flushOutbox } = await import('./flush');
  await flushOutbox(eager);
}

async function onMessage(message: OutboxMessage): Promise<void> {
  if (message.news === 'changed') return;
  const { toastOutcome } = await import('./outcome-toast');
  await toastOutcome(message);
}
