import type { PersistedStore } from '../../data/kept-record';
import { enqueuePrompt, withdraw } from '../prompts/questions';
import { isFirstVisit, isPostponed, postpone } from './install-record';

/** Chromium only; not in TypeScript's DOM library. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
  }
  interface Navigator {
    /** iOS only: true when the page was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

type Offer = InstallEvent | 'manual';

/** Undefined when the browser cannot install apps, or the app is installed. */
let offer: Offer | undefined;

/** Prompts from the second visit on, or once the site is ready offline. */
export function offerInstall(ready: Pick<PersistedStore<boolean>, 'read' | 'subscribe'>): void {
  const isFirst = isFirstVisit();
  const offerWhenWelcome = () => {
    if (!isFirst || ready.read()) makeOffer();
  };
  offer = navigator.standalone === false ? 'manual' : undefined;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
    offerWhenWelcome();
  });
  addEventListener('appinstalled', () => withdraw('install'));
  ready.subscribe(offerWhenWelcome);
  offerWhenWelcome();
}

function makeOffer(): void {
  if (!offer || isPostponed()) return;
  enqueuePrompt({ kind: 'install', install: installBy(offer), later: notNow });
}

function installBy(offer: Offer): (() => Promise<void>) | undefined {
  if (offer === 'manual') return undefined;
  return async () => {
    withdraw('install');
    const { outcome } = await offer.prompt();
    if (outcome === 'dismissed') postpone();
  };
}

function notNow(): void {
  withdraw('install');
  postpone();
}
