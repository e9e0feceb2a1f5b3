import { definePage } from '../../routing/define-page';

export const shopPage = definePage({
  path: '/shop',
  catalog: 'shop',
  load: () => import('./ShopPage'),
});
