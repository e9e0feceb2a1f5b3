import { definePage } from '../../routing/define-page';
import { cartPage } from '../cart/page';

export const productPage = definePage({
  path: '/product/:id?',
  translations: 'product',
  eventBar: true,
  load: () => import('./ProductPage'),
  likelyNextPage: cartPage,
});
