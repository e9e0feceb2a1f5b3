import { Workbox } from 'workbox-window';
import type { PersistedStore } from '../data/persisted-store';
import { startInstallPrompts } from './install/start-install-prompts';
import { addManifestLink } from './manifest/add-manifest-link';
import { promptStore } from './prompts/prompt-queue';
import { createServiceWorkerUrl } from './service-worker-url';
import { watchForUpdates } from './update/watch-for-updates';

/**
 * Registers the worker and starts update checks and install prompts. The manifest link is added here and not in the
 * HTML, because browsers would fetch it together with the first image.
 */
export async function registerServiceWorker(
  offlineReadyStore: PersistedStore<boolean>,
  initialController: ServiceWorker | null,
): Promise<void> {
  promptStore.subscribe(loadPrompts);
  startInstallPrompts(offlineReadyStore);
  addManifestLink();
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(createServiceWorkerUrl(), { scope: import.meta.env.BASE_URL });
  // Registration fails where service workers are forbidden, as in some private windows.
  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return;
  watchForUpdates(registration, {
    initialController,
    activateWaiting: () => workbox.messageSkipWaiting(),
  });
}

/** The UI is loaded with the first prompt. */
async function loadPrompts(): Promise<void> {
  const { mountPrompts } = await import('./prompts/mount-prompts');
  mountPrompts();
}
