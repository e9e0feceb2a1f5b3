import { makeInstallable } from './installable';
import { fetchAhead, offlineReady } from './warm-up';

export function beginBeside(openedBy: ServiceWorker | null): void {
  void makeInstallable(offlineReady, openedBy);
  void fetchAhead();
}
