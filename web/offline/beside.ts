import { makeInstallable } from './installable';
import { fetchAhead, saidReady } from './warm-up';

/** Begins what an open page does beside the shop; `openedBy` is the worker that opened it. */
export function beginBeside(openedBy: ServiceWorker | null): void {
  void makeInstallable(saidReady, openedBy);
  void fetchAhead();
}
