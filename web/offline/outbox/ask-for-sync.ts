import { syncTag } from './sync-tag';

/** What TypeScript does not know of the browsers that have Background Sync. */
interface Syncing {
  readonly sync: { readonly register: (tag: string) => Promise<void> };
}

const canSync = (registration: object): registration is Syncing => 'sync' in registration;

/** Asks the browser to wake the worker once there is a network, even when no page is open any more. */
export async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined || !canSync(registration)) return;
  // Where it is refused, the outbox leaves with the next page.
  await registration.sync.register(syncTag).catch(() => undefined);
}
