import { connectivity } from '../data/connectivity';
import { type OutboxMessage, subscribeToOutbox } from './channel';
import { databaseExists } from './database-exists';

// Loaded by every page: the sending code is imported only when the database exists.

/**
 * Sends pending items now, on reconnect and when the tab becomes visible. Toasts the outcome, whichever tab or worker
 * sent the item.
 */
export function startOutbox(): void {
  // Subscribe before sending: the worker may be faster than this page.
  subscribeToOutbox((message) => void onMessage(message));
  void flush();
  addEventListener('online', () => void flush(true));
  connectivity.subscribe(() => void flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void flush();
  });
}

/** `eager` on reconnect: ignores backoffs caused by the lost network. */
async function flush(ignoreBackoff = false): Promise<void> {
  if (!ignoreBackoff && connectivity.isOffline()) return;
  if (!(await databaseExists())) return;
  const { flushOutbox } = await import('./flush');
  await flushOutbox(ignoreBackoff);
}

async function onMessage(message: OutboxMessage): Promise<void> {
  if (message.news === 'changed') return;
  const { toastOutcome } = await import('./outcome-toast');
  await toastOutcome(message);
}
