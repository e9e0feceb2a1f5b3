import { definePage } from '../../routing/define-page';

export const wishlistPage = definePage({
  path: '/wishlist',
  catalog: 'wishlist',
  component: async () => (await import('./WishlistPage')).WishlistPage,
  clientOnly: true,
});
