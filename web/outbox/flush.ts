import { connectivity, reached, unreached } from '../data/connectivity';
import { isStorageError } from './database';
import { withSendLock } from './locks';
import { nextRetryDelay, sendAll } from './send';

let nextFlush: ReturnType<typeof setTimeout> | undefined;

/** Sends from this page what is due, and comes back for what is not. */
export async function flushOutbox(eager = false): Promise<void> {
  clearTimeout(nextFlush);
  try {
    const answered = await withSendLock(() => sendAll({ eager }));
    if (answered === true) reached();
    if (answered === false) unreached();
    const delay = await nextRetryDelay();
    // While the server is unreachable nothing is sent; `startOutbox` flushes once it is reachable again.
    if (delay !== undefined && !connectivity.isOffline())
      nextFlush = setTimeout(flushOutbox, delay);
  } catch (error) {
    if (!isStorageError(error)) throw error;
  }
}
