import type { Order } from '../../../offline/messages';

/**
 * Has this browser's worker fetch anew what it keeps of the catalogue, and tell the pages of the shop that are open,
 * once the back office has changed something that shoppers see. Others find out when they next ask.
 */
export function tellOfCatalogueChange(): void {
  const order: Order = { type: 'REFRESH_CATALOGUE' };
  navigator.serviceWorker?.controller?.postMessage(order);
}
