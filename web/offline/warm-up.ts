import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { paintedByServer } from '../app/page-start';
import { splitLanguage } from '../app/paths';
import { connectivity, tryAgain } from '../data/connectivity';
import { keptRecord } from '../data/kept-record';
import { loadCatalogue } from '../i18n/catalogues';
import { toast } from '../ui/toast/toast-store';
import type { Order, Warmth } from './messages';

/** Milliseconds for which the page is left alone once it is complete. */
const rest = 4000;

/** What some browsers say of the line. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether people of this device have been told that the shop is ready offline. */
export const saidReady = keptRecord('ready-offline', v.boolean(), false);

/**
 * Has the worker fetch the whole catalogue ahead, a batch whenever the device is idle, for as long as this page is
 * open; the next page goes on. Says so once everything is there.
 */
export async function fetchAhead(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await completed();
  if (!paintedByServer() && !connectivity.isOffline()) void tryAgain();
  await rested();
  if (isSparing()) return;
  void keepForGood();
  const { active: worker } = await navigator.serviceWorker.ready;
  if (!worker) return;
  let warmth: Warmth = 'more';
  while (warmth === 'more') {
    await idle();
    warmth = await nextBatch(worker);
  }
  if (warmth === 'ready') await sayReady();
}

const completed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

const rested = () => new Promise<void>((resolve) => setTimeout(resolve, rest));

/** Browsers that do not say when they are idle are given a moment. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

/** Whether the person saves data, or has so slow a line that fetching ahead would be in their way. */
function isSparing(): boolean {
  const { connection }: Navigator & { readonly connection?: Line } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** An installed shop is not to be forgotten when the device runs out of room. */
async function keepForGood(): Promise<void> {
  if (matchMedia('(display-mode: standalone)').matches) await navigator.storage?.persist?.();
}

function nextBatch(worker: ServiceWorker): Promise<Warmth> {
  const { port1: here, port2: there } = new MessageChannel();
  const order: Order = { type: 'WARM_UP' };
  return new Promise((resolve) => {
    here.onmessage = ({ data }: MessageEvent<Warmth>) => {
      here.close();
      resolve(data);
    };
    worker.postMessage(order, [there]);
  });
}

async function sayReady(): Promise<void> {
  if (saidReady.read()) return;
  saidReady.write(true);
  const i18n = await loadCatalogue(splitLanguage(location.pathname).language);
  toast({
    title: i18n._(msg`Ready offline`),
    description: i18n._(msg`The whole shop is on this device now.`),
  });
}
