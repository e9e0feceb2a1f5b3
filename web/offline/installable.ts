import { Workbox } from 'workbox-window';
import type { KeptRecord } from '../data/kept-record';
import { offerInstall } from './install/offer-install';
import { nameManifest } from './manifest/name-manifest';
import { questions } from './prompts/questions';
import { keepUpToDate } from './update/keep-up-to-date';

/**
 * Makes the shop installable and keeps its shell up to date: registers the worker, where there can be one, and
 * names the manifest, which browsers fetch beside the first picture when the page itself names it. `ready` tells
 * whether the whole shop is on this device, `openedBy` which worker opened this page.
 */
export async function makeInstallable(
  ready: KeptRecord<boolean>,
  openedBy: ServiceWorker | null,
): Promise<void> {
  questions.subscribe(showQuestions);
  offerInstall(ready);
  nameManifest();
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/service-worker.js', { scope: '/' });
  // A browser may forbid workers, in a private window for one; the shop is then as it is without.
  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return;
  keepUpToDate(registration, { openedBy, takeOver: () => workbox.messageSkipWaiting() });
}

/** The code that shows questions is fetched with the first one. */
async function showQuestions(): Promise<void> {
  const { showPrompts } = await import('./prompts/show-prompts');
  showPrompts();
}
