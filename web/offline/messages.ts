// What the worker and the pages share, and what they say to each other.

/** The store of the catalogue's answers. */
export const catalogueStoreName = 'catalogue';

/** The worker asked the shop for something: what came of it. */
export type NewsOfShop =
  | { readonly type: 'SHOP_ANSWERED'; readonly address: string; readonly date: string | null }
  | { readonly type: 'SHOP_SILENT' };

/** Another answer than the one that was stored under an address; said by Workbox. */
export interface NewsOfCatalogue {
  readonly type: 'CACHE_UPDATED';
  readonly payload: { readonly cacheName: string; readonly updatedURL: string };
}

/**
 * A page asks the worker to take over from the one before it, to fetch a little of the catalogue ahead, or to fetch
 * anew what it has of it, since the back office has just changed it.
 */
export interface Order {
  readonly type: 'SKIP_WAITING' | 'WARM_UP' | 'REFRESH_CATALOGUE';
}

/**
 * How far the worker is with fetching ahead. `more`: ask again; `ready`: everything is there; `full`: as much as
 * may be stored; `stopped`: the shop does not answer, or has too much to do.
 */
export type Warmth = 'more' | 'ready' | 'full' | 'stopped';
