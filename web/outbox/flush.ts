import { connectivity, markOffline, markOnline } from '../data/connectivity';
import { isStorageError } from './database';
import { withSendLock } from './locks';
import { getNextRetryDelay, sendAll } from './send';

let nextFlush: ReturnType<typeof setTimeout> | undefined;

/** Sends due items, and schedules the next flush for the rest. */
export async function flushOutbox(ignoreBackoff = false): Promise<void> {
  clearTimeout(nextFlush);
  try {
    const hasResponse = await withSendLock(() => sendAll({ ignoreBackoff }));
    if (hasResponse === true) markOnline();
    if (hasResponse === false) markOffline();
    const delay = await getNextRetryDelay();
    // Offline, `startOutbox` flushes on reconnect instead.
    if (delay !== undefined && !connectivity.isOffline())
      nextFlush = setTimeout(flushOutbox, delay);
  } catch (error) {
    if (!isStorageError(error)) throw error;
  }
}
