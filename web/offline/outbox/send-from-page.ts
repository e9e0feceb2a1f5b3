import { connectivity, reached, unreached } from '../../data/connectivity';
import { inTurn, nextDue, sendAll } from './send';
import { isStorageRefusal } from './storage-refusal';

let next: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, and comes back for what has to wait longer. */
export async function sendFromPage(eager = false): Promise<void> {
  clearTimeout(next);
  try {
    const answered = await inTurn(() => sendAll({ eager }));
    if (answered === true) reached();
    if (answered === false) unreached();
    const pause = await nextDue();
    // While the shop is out of reach it is not tried; being reached again starts this anew.
    if (pause !== undefined && !connectivity.isOffline()) next = setTimeout(sendFromPage, pause);
  } catch (fault) {
    if (!isStorageRefusal(fault)) throw fault;
  }
}
