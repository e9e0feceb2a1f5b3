import { definePage } from '../../routing/define-page';

export const wishlistPage = definePage({
  path: '/wishlist',
  catalog: 'wishlist',
  load: () => import('./WishlistPage'),
  clientOnly: true,
});
