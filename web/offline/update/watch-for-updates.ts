import { enqueuePrompt, removePrompt } from '../prompts/prompt-queue';
import { reloadWhenSafe as reloadPageWhenSafe } from './reload-when-safe';

const checkIntervalMs = 60 * 60 * 1000;

/** The page reloads after this time even if the new worker has not activated. */
const takeoverTimeoutMs = 3000;

interface UpdateOptions {
  /** Tells the waiting worker to activate. */
  readonly activateWaiting: () => void;
  /** The page's controller at load; null without one. */
  readonly initialController: ServiceWorker | null;
  readonly reload?: () => void;
}

/**
 * Prompts when a new worker is waiting, and reloads the page once it has activated, whichever tab confirmed the prompt.
 * Checks for updates every hour and when the tab becomes visible.
 */
export function watchForUpdates(
  registration: ServiceWorkerRegistration,
  { activateWaiting, initialController, reload = reloadPageWhenSafe }: UpdateOptions,
): void {
  // A new worker activated before this code ran.
  if (initialController && registration.active && registration.active !== initialController) {
    reload();
    return;
  }
  // The first worker on a device is not an update.
  const knownWorkers = new Set<ServiceWorker | null>(
    registration.active ? [] : [registration.installing],
  );

  const promptToReload = () =>
    enqueuePrompt({
      kind: 'update',
      reload: () => {
        activateWaiting();
        setTimeout(reload, takeoverTimeoutMs);
      },
      dismiss: () => removePrompt('update'),
    });

  function watchWorker(worker: ServiceWorker | null): void {
    if (!worker || knownWorkers.has(worker)) return;
    knownWorkers.add(worker);
    if (worker.state === 'installed') promptToReload();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') promptToReload();
      if (worker.state === 'activated') reload();
    });
  }

  watchWorker(registration.waiting);
  watchWorker(registration.installing);
  registration.addEventListener('updatefound', () => watchWorker(registration.installing));
  scheduleUpdateChecks(registration);
}

function scheduleUpdateChecks(registration: ServiceWorkerRegistration): void {
  // A check fails without a network; the next one follows.
  const check = () => void registration.update().catch(() => undefined);
  setInterval(check, checkIntervalMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}
