import { makeInstallable } from './installable';
import { fetchAhead, saidReady } from './warm-up';

export function beginBeside(openedBy: ServiceWorker | null): void {
  void makeInstallable(saidReady, openedBy);
  void fetchAhead();
}
