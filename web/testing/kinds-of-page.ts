/** An address of every kind of page that comes complete from the server, in English. */
export const completePages = [
  '/',
  '/shop',
  '/shop-categories',
  '/product/1',
  '/about',
  '/contact',
  '/faq',
  '/recipes',
  '/restoration',
] as const;

/** Pages that are filled with what the device keeps. */
export const devicePages = ['/cart', '/wishlist'] as const;

/** Pages that are there, and what an address may bring that is not. */
export const everyKindOfPage = [
  ...completePages,
  ...devicePages,
  '/shop?category=nonsense',
  '/shop?q=fig',
  '/product/999999',
  '/nowhere',
] as const;
