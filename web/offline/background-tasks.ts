import { offlineReadyStore, prefetchCatalog } from './prefetch-catalog';
import { registerServiceWorker } from './register-service-worker';

export function startBackgroundTasks(initialController: ServiceWorker | null): void {
  void registerServiceWorker(offlineReadyStore, initialController);
  void prefetchCatalog();
}
