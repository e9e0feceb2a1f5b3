import { ask, withdraw } from '../prompts/questions';
import { renew as renewPage } from './renew';

const checkEvery = 60 * 60 * 1000;

/** Milliseconds that a new version is given to take over before the page is opened anew regardless. */
const patience = 3000;

interface Versions {
  /** Asks the version that waits to take over. */
  readonly takeOver: () => void;
  /** The worker that the page was opened by; null when none was there. */
  readonly openedBy: ServiceWorker | null;
  readonly renew?: () => void;
}

/**
 * Asks the person whenever a new version waits, and opens this page anew once one has taken over, in whichever
 * tab that was asked for. Looks for new versions every hour and whenever somebody returns to the tab.
 */
export function keepUpToDate(
  registration: ServiceWorkerRegistration,
  { takeOver, openedBy, renew = renewPage }: Versions,
): void {
  // A new one took over before anybody listened.
  if (openedBy && registration.active && registration.active !== openedBy) {
    renew();
    return;
  }
  // When the first version on a device takes over, nothing is new.
  const known = new Set<ServiceWorker | null>(registration.active ? [] : [registration.installing]);

  const askToReload = () =>
    ask({
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
    if (worker.state === 'installed') askToReload();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') askToReload();
      if (worker.state === 'activated') renew();
    });
  }

  follow(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  checkForVersions(registration);
}

function checkForVersions(registration: ServiceWorkerRegistration): void {
  // Without a network there is nothing to find; the next check comes.
  const check = () => void registration.update().catch(() => undefined);
  setInterval(check, checkEvery);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}
