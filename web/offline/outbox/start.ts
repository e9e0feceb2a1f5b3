import { connectivity } from '../../data/connectivity';
import { outboxExists } from './exists';

/**
 * Sends what waits whenever it may have a chance: now, when the network or the shop is back, and when the tab is
 * looked at again. The code for it is fetched only on a device on which something was ever sent.
 */
export function startOutbox(): void {
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
