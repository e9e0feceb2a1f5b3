import { mutate } from 'swr';
import { noteGiven } from '../data/catalogue-seen';
import { reached, tryAgain, unreached } from '../data/connectivity';
import { isServerRendered } from '../routing/initial-data';
import type { NewsOfCatalogue, NewsOfShop } from './messages';

/**
 * Hears what the worker says of the shop and its catalogue; from before the page asks for anything. A page that
 * came out of the worker's store finds out for itself whether the shop is there.
 */
export function listenToWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => void hear(data));
  navigator.serviceWorker.startMessages();
  if (navigator.serviceWorker.controller && !isServerRendered()) void tryAgain();
}

async function hear(news: NewsOfShop | NewsOfCatalogue): Promise<void> {
  if (news.type === 'SHOP_SILENT') unreached();
  if (news.type === 'SHOP_ANSWERED') {
    reached();
    if (news.date !== null) noteGiven(news.address, news.date);
  }
  if (news.type === 'CACHE_UPDATED') await show(news.payload);
}

/** Puts an answer that the worker has just stored in the place of the one that is shown, asking for nothing. */
async function show({ cacheName, updatedURL }: NewsOfCatalogue['payload']): Promise<void> {
  const stored = await caches.match(updatedURL, { cacheName, ignoreVary: true });
  if (!stored) return;
  const { pathname, search } = new URL(updatedURL);
  await mutate(pathname + search, await stored.json(), { revalidate: false });
}
