import { definePage } from '../../routing/define-page';

export const shopCategoriesPage = definePage({
  path: '/shop-categories',
  catalog: 'shop-categories',
  load: () => import('./ShopCategoriesPage'),
});
