import { databaseName } from '../outbox/database-exists';
import type { DemoCommand } from './demo-messages';

/**
 * What pages store on the device, apart from the choices of language and theme. By name: other sites may share the origin,
 * as those of one account on GitHub Pages do.
 */
const storedKeys =
  /^(cart|wishlist|event|order-status|ready-offline|install|opened-anew|draft:.*|.+:unreadable(:\d+)?)$/;

function deleteKeys(storage: Storage): void {
  for (const key of Object.keys(storage)) if (storedKeys.test(key)) storage.removeItem(key);
}

const deleteOutbox = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(databaseName);
    deletion.onsuccess = () => resolve();
    // Its connections are closed after each use.
    deletion.onerror = () => reject(deletion.error);
  });

/** Cart, wishlist, drafts, waiting submissions and receipts of this tab and of the device. */
export async function deleteBrowserData(): Promise<void> {
  deleteKeys(localStorage);
  deleteKeys(sessionStorage);
  await deleteOutbox();
}

/** The worker tells all tabs when it is done. */
export function startOver(): void {
  const command: DemoCommand = { type: 'START_OVER' };
  navigator.serviceWorker.controller?.postMessage(command);
}
