import { mutate } from 'swr';
import { noteGiven } from '../data/catalogue-seen';
import { reached, tryAgain, unreached } from '../data/connectivity';
import { isServerRendered } from '../routing/initial-data';
import type { CacheUpdatedMessage, NewsOfShop } from './messages';

/** Call it before the first request. A page served from the precache checks the connection itself. */
export function listenToWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => void hear(data));
  navigator.serviceWorker.startMessages();
  if (navigator.serviceWorker.controller && !isServerRendered()) void tryAgain();
}

async function hear(news: NewsOfShop | CacheUpdatedMessage): Promise<void> {
  if (news.type === 'SERVER_UNREACHABLE') unreached();
  if (news.type === 'SERVER_REACHABLE') {
    reached();
    if (news.date !== null) noteGiven(news.url, news.date);
  }
  if (news.type === 'CACHE_UPDATED') await show(news.payload);
}

/** Replaces SWR's data with the newly cached response, without a request. */
async function show({ cacheName, updatedURL }: CacheUpdatedMessage['payload']): Promise<void> {
  const stored = await caches.match(updatedURL, { cacheName, ignoreVary: true });
  if (!stored) return;
  const { pathname, search } = new URL(updatedURL);
  await mutate(pathname + search, await stored.json(), { revalidate: false });
}
