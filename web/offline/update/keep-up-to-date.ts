import { enqueuePrompt, withdraw } from '../prompts/questions';
import { renew as renewPage } from './renew';

const checkEvery = 60 * 60 * 1000;

/** The page reloads after this time even if the new worker has not activated. */
const patience = 3000;

interface Versions {
  /** Tells the waiting worker to activate. */
  readonly takeOver: () => void;
  /** The page's controller at load; null without one. */
  readonly openedBy: ServiceWorker | null;
  readonly renew?: () => void;
}

/**
 * Prompts when a new worker is waiting, and reloads the page once it has activated, whichever tab confirmed the prompt.
 * Checks for updates every hour and when the tab becomes visible.
 */
export function watchForUpdates(
  registration: ServiceWorkerRegistration,
  { takeOver, openedBy, renew = renewPage }: Versions,
): void {
  // A new worker activated before this code ran.
  if (openedBy && registration.active && registration.active !== openedBy) {
    renew();
    return;
  }
  // The first worker on a device is not an update.
  const known = new Set<ServiceWorker | null>(registration.active ? [] : [registration.installing]);

  const promptToReload = () =>
    enqueuePrompt({
      kind: 'update',
      reload: () => {
        takeOver();
        setTimeout(renew, patience);
      },
      later: () => withdraw('update'),
    });

  function follow(worker: ServiceWorker | null): void {
    if (!worker || known.has(worker)) return;
    known.add(worker);
    if (worker.state === 'installed') promptToReload();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') promptToReload();
      if (worker.state === 'activated') renew();
    });
  }

  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  checkForVersions(registration);
}

function checkForVersions(registration: ServiceWorkerRegistration): void {
  // A check fails without a network; the next one follows.
  const check = () => void registration.update().catch(() => undefined);
  setInterval(check, checkEvery);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}
