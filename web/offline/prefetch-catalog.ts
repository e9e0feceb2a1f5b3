import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { Language } from '#contract/core/language';
import { parseWith } from '../data/parse-with';
import { createPersistedStore } from '../data/persisted-store';
import { nextIdlePeriod } from '../data/when-idle';
import { loadTranslations } from '../i18n/translations';
import { removeBasePath } from '../routing/base-path';
import { parseLocale } from '../routing/paths';
import { toast } from '../ui/toast/toast-store';
import type { PrefetchStatus, WorkerCommand } from './worker-messages';

/** Network Information API; Chromium only. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True once the "Ready offline" toast has been shown on this device. */
export const offlineReadyStore = createPersistedStore(
  'ready-offline',
  parseWith(v.boolean()),
  false,
);

/** Requests one batch per idle period while the page is open; the next page continues. */
export async function prefetchCatalog(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (prefersReducedData()) return;
  void requestPersistentStorage();
  const registration = await navigator.serviceWorker.ready;
  const { active: worker } = registration;
  if (!worker) return;
  let status: PrefetchStatus = 'more';
  // A waiting worker activates only when this one is idle, and prefetches the rest itself.
  while (status === 'more' && !registration.waiting) {
    await nextIdlePeriod();
    status = await requestBatch(worker, getLanguage());
  }
  if (status === 'ready') await toastOfflineReady();
}

function prefersReducedData(): boolean {
  const { connection }: Navigator & { readonly connection?: NetworkInformation } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Protects an installed app's storage from eviction. */
async function requestPersistentStorage(): Promise<void> {
  if (matchMedia('(display-mode: standalone)').matches) await navigator.storage?.persist?.();
}

const getLanguage = (): Language => parseLocale(removeBasePath(location.pathname)).language;

function requestBatch(worker: ServiceWorker, language: Language): Promise<PrefetchStatus> {
  const { port1: ownPort, port2: workerPort } = new MessageChannel();
  const command: WorkerCommand = { type: 'PREFETCH', language };
  return new Promise((resolve) => {
    ownPort.onmessage = ({ data }: MessageEvent<PrefetchStatus>) => {
      ownPort.close();
      resolve(data);
    };
    worker.postMessage(command, [workerPort]);
  });
}

async function toastOfflineReady(): Promise<void> {
  if (offlineReadyStore.read()) return;
  offlineReadyStore.write(true);
  const i18n = await loadTranslations(getLanguage(), 'offline');
  toast({
    title: i18n._(msg`Ready offline`),
    description: i18n._(msg`The whole shop is on this device now.`),
  });
}
