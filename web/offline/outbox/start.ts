import { connectivity } from '../../data/connectivity';
import { outboxExists } from './exists';
import { hear, type OutboxNews } from './news';

/**
 * Sends what waits whenever it may have a chance: now, when the network or the shop is back, and when the tab is
 * looked at again; tells what came of it, whoever sent it. The code for it is fetched only on a device on which
 * something was ever sent.
 */
export function startOutbox(): void {
  // Before anything is sent: the worker may be faster than this page.
  hear((news) => void tellOf(news));
  void send();
  addEventListener('online', () => void send(true));
  connectivity.subscribe(() => void send());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void send();
  });
}

/** `eager` once the network is back: pauses that its absence has brought are over. */
async function send(eager = false): Promise<void> {
  if (!eager && connectivity.isOffline()) return;
  if (!(await outboxExists())) return;
  const { sendFromPage } = await import('./send-from-page');
  await sendFromPage(eager);
}

async function tellOf(news: OutboxNews): Promise<void> {
  if (news.news === 'changed') return;
  const { announce } = await import('./announce');
  await announce(news);
}
