import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { createPersistedStore } from '../data/kept-record';
import { parseWith } from '../data/parse-with';
import { loadTranslations } from '../i18n/catalogues';
import { parseLocale } from '../routing/paths';
import { toast } from '../ui/toast/toast-store';
import { idle } from './at-rest';
import type { Order, Warmth } from './messages';

/** Network Information API; Chromium only. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True once the "Ready offline" toast has been shown on this device. */
export const offlineReady = createPersistedStore('ready-offline', parseWith(v.boolean()), false);

/** Requests one batch per idle period while the page is open; the next page continues. */
export async function fetchAhead(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (isSparing()) return;
  void persistStorage();
  const registration = await navigator.serviceWorker.ready;
  const { active: worker } = registration;
  if (!worker) return;
  let warmth: Warmth = 'more';
  // A waiting worker activates only when this one is idle, and prefetches the rest itself.
  while (warmth === 'more' && !registration.waiting) {
    await idle();
    warmth = await nextBatch(worker);
  }
  if (warmth === 'ready') await toastOfflineReady();
}

function isSparing(): boolean {
  const { connection }: Navigator & { readonly connection?: Line } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Protects an installed app's storage from eviction. */
async function persistStorage(): Promise<void> {
  if (matchMedia('(display-mode: standalone)').matches) await navigator.storage?.persist?.();
}

function nextBatch(worker: ServiceWorker): Promise<Warmth> {
  const { port1: here, port2: there } = new MessageChannel();
  const order: Order = { type: 'PREFETCH' };
  return new Promise((resolve) => {
    here.onmessage = ({ data }: MessageEvent<Warmth>) => {
      here.close();
      resolve(data);
    };
    worker.postMessage(order, [there]);
  });
}

async function toastOfflineReady(): Promise<void> {
  if (offlineReady.read()) return;
  offlineReady.write(true);
  const i18n = await loadTranslations(parseLocale(location.pathname).language);
  toast({
    title: i18n._(msg`Ready offline`),
    description: i18n._(msg`The whole shop is on this device now.`),
  });
}
