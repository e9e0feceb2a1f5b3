import type { WorkerCommand } from '../../../offline/worker-messages';

/**
 * Tells this browser's service worker to refetch its cached catalog and to notify open storefront pages. Call it after
 * a change that customers see; other browsers notice on their next request.
 */
export function requestCatalogRefresh(): void {
  const command: WorkerCommand = { type: 'REFRESH_CATALOGUE' };
  navigator.serviceWorker?.controller?.postMessage(command);
}
