/**
 * Pages, by their folder in the storefront, whose messages are in a catalogue of their own: what only they say
 * is fetched with them, and the first page of the shop does not grow with them.
 */
export const pageCatalogues = [
  'about',
  'cart',
  'contact',
  'faq',
  'home',
  'product',
  'receipt',
  'recipes',
  'restoration',
  'shop',
  'wishlist',
] as const;
/** One of them, or that of the back office. */
export type PageCatalogue = (typeof pageCatalogues)[number] | 'back-office';
