import { connectivity, reached, unreached } from '../../data/connectivity';
import { announce } from './announce';
import { hear } from './news';
import { inTurn, nextDue, sendAll } from './send';
import { isStorageRefusal } from './storage-refusal';

let listening = false;
let next: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, tells the person what came of it, and comes back for what has to wait longer. */
export async function sendFromPage(eager = false): Promise<void> {
  if (!listening) hear((news) => void announce(news));
  listening = true;
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
