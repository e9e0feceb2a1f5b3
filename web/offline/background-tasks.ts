import { offlineReady, prefetchCatalog } from './prefetch';
import { registerServiceWorker } from './register-service-worker';

export function startBackgroundTasks(initialController: ServiceWorker | null): void {
  void registerServiceWorker(offlineReady, initialController);
  void prefetchCatalog();
}
