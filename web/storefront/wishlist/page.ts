import { definePage } from '../../routing/define-page';

export const wishlistPage = definePage({
  path: '/wishlist',
  translations: 'wishlist',
  load: () => import('./WishlistPage'),
  clientOnly: true,
});
