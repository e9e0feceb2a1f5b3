import { registerServiceWorker } from './installable';
import { offlineReady, prefetchCatalog } from './warm-up';

export function startBackgroundTasks(initialController: ServiceWorker | null): void {
  void registerServiceWorker(offlineReady, initialController);
  void prefetchCatalog();
}
