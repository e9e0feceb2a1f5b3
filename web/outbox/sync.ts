import { databaseExists } from './database-exists';
import { withSendLock } from './locks';
import { getNextRetryDelay, sendAll } from './send';

const syncTag = 'outbox';

// Background Sync is missing from TypeScript's libraries.
interface SyncRegistration {
  readonly sync: { readonly register: (tag: string) => Promise<void> };
}

interface SyncEvent extends Event {
  readonly tag: string;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const supportsSync = (registration: object): registration is SyncRegistration =>
  'sync' in registration;

const isSyncEvent = (event: Event): event is SyncEvent => 'tag' in event && 'waitUntil' in event;

/** The browser then wakes the worker once there is a network, even when no page is open. */
export async function registerSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined || !supportsSync(registration)) return;
  // Without permission, the next page sends the outbox.
  await registration.sync.register(syncTag).catch(() => undefined);
}

export function listenForSync(worker: EventTarget): void {
  worker.addEventListener('sync', (event) => {
    if (isSyncEvent(event) && event.tag === syncTag) event.waitUntil(sendFromWorker());
  });
}

/** Throws while items are left, so that the browser retries. */
async function sendFromWorker(): Promise<void> {
  if (!(await databaseExists())) return;
  await withSendLock(() => sendAll({ ignoreBackoff: true }));
  if ((await getNextRetryDelay()) !== undefined) throw new Error('The outbox is not empty.');
}
