import { definePage } from '../../routing/define-page';

export const shopCategoriesPage = definePage({
  path: '/shop-categories',
  translations: 'shop-categories',
  load: () => import('./ShopCategoriesPage'),
});
