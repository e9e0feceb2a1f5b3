import { Workbox } from 'workbox-window';
import type { PersistedStore } from '../data/kept-record';
import { offerInstall } from './install/offer-install';
import { nameManifest } from './manifest/name-manifest';
import { questions } from './prompts/questions';
import { watchForUpdates } from './update/keep-up-to-date';

/**
 * Registers the worker and starts update checks and install prompts. The manifest link is added here and not in the
 * HTML, because browsers would fetch it together with the first image.
 */
export async function makeInstallable(
  ready: PersistedStore<boolean>,
  openedBy: ServiceWorker | null,
): Promise<void> {
  questions.subscribe(showQuestions);
  offerInstall(ready);
  nameManifest();
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/service-worker.js', { scope: '/' });
  // Registration fails where service workers are forbidden, as in some private windows.
  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return;
  watchForUpdates(registration, { openedBy, takeOver: () => workbox.messageSkipWaiting() });
}

/** The UI is loaded with the first prompt. */
async function showQuestions(): Promise<void> {
  const { showPrompts } = await import('./prompts/show-prompts');
  showPrompts();
}
