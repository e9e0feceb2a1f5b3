/** One address of every kind of page, in English. */
export const addresses = [
  '/',
  '/shop',
  '/shop?category=nonsense',
  '/shop?q=fig',
  '/shop-categories',
  '/product/1',
  '/product/999999',
  '/about',
  '/contact',
  '/faq',
  '/recipes',
  '/restoration',
  '/cart',
  '/wishlist',
  '/nowhere',
] as const;
