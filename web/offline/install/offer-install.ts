import type { KeptRecord } from '../../data/kept-record';
import { ask, withdraw } from '../prompts/questions';
import { isFirstVisit, isPostponed, postpone } from './install-record';

/** How browsers that install apps say that they would; not yet among the types of the DOM. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
  }
  interface Navigator {
    /** Known on iOS alone: whether the page was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

type Offer = InstallEvent | 'by hand';

/** What this browser offers; undefined where it installs nothing, or the shop is installed. */
let offer: Offer | undefined;

/**
 * Offers to install the shop at a sensible moment: from the second visit on, or as soon as the shop has said that
 * it is ready offline.
 */
export function offerInstall(ready: Pick<KeptRecord<boolean>, 'read' | 'subscribe'>): void {
  const isFirst = isFirstVisit();
  const offerWhenWelcome = () => {
    if (!isFirst || ready.read()) makeOffer();
  };
  offer = navigator.standalone === false ? 'by hand' : undefined;
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
  ask({ kind: 'install', install: installBy(offer), later: notNow });
}

function installBy(offer: Offer): (() => Promise<void>) | undefined {
  if (offer === 'by hand') return undefined;
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
