import { definePage } from '../../routing/define-page';
import { productPage } from '../product/page';

export const shopPage = definePage({
  path: '/shop',
  translations: 'shop',
  eventBar: true,
  load: () => import('./ShopPage'),
  likelyNextPage: productPage,
});
