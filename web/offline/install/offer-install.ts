import type { PersistedStore } from '../../data/persisted-store';
import { enqueuePrompt, removePrompt } from '../prompts/prompt-queue';
import { isFirstVisit, isPostponed, postpone } from './install-record';

/** Chromium only; not in TypeScript's DOM library. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent;
  }
  interface Navigator {
    /** iOS only: true when the page was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

type Offer = BeforeInstallPromptEvent | 'manual';

/** Undefined when the browser cannot install apps, or the app is installed. */
let offer: Offer | undefined;

/** Prompts from the second visit on, or once the site is ready offline. */
export function startInstallOffers(
  offlineReady: Pick<PersistedStore<boolean>, 'read' | 'subscribe'>,
): void {
  const isFirst = isFirstVisit();
  const offerIfAllowed = () => {
    if (!isFirst || offlineReady.read()) promptToInstall();
  };
  offer = navigator.standalone === false ? 'manual' : undefined;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
    offerIfAllowed();
  });
  addEventListener('appinstalled', () => removePrompt('install'));
  offlineReady.subscribe(offerIfAllowed);
  offerIfAllowed();
}

function promptToInstall(): void {
  if (!offer || isPostponed()) return;
  enqueuePrompt({ kind: 'install', install: createInstaller(offer), dismiss: postponeInstall });
}

function createInstaller(offer: Offer): (() => Promise<void>) | undefined {
  if (offer === 'manual') return undefined;
  return async () => {
    removePrompt('install');
    const { outcome } = await offer.prompt();
    if (outcome === 'dismissed') postpone();
  };
}

function postponeInstall(): void {
  removePrompt('install');
  postpone();
}
