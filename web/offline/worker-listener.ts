import { mutate } from 'swr';
import { checkConnection, markOffline, markOnline } from '../data/connectivity';
import { recordFetchTime } from '../data/price-freshness';
import { isFromDevice } from '../routing/initial-data';
import type { CacheUpdatedMessage, ConnectivityMessage } from './worker-messages';

/** Call it before the first request. A page from the device checks the connection itself. */
export function listenToWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => void handleMessage(data));
  navigator.serviceWorker.startMessages();
  if (isFromDevice()) void checkConnection();
}

async function handleMessage(message: ConnectivityMessage | CacheUpdatedMessage): Promise<void> {
  if (message.type === 'SERVER_UNREACHABLE') markOffline();
  if (message.type === 'SERVER_REACHABLE') {
    markOnline();
    if (message.date !== null) recordFetchTime(message.url, message.date);
  }
  if (message.type === 'CACHE_UPDATED') await updateSwrCache(message.payload);
}

/** Replaces SWR's data with the newly cached response, without a request. */
async function updateSwrCache({
  cacheName,
  updatedURL,
}: CacheUpdatedMessage['payload']): Promise<void> {
  const cached = await caches.match(updatedURL, { cacheName, ignoreVary: true });
  if (!cached) return;
  const { pathname, search } = new URL(updatedURL);
  await mutate(pathname + search, await cached.json(), { revalidate: false });
}
