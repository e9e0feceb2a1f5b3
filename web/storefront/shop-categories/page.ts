import { definePage } from '../../routing/define-page';

export const shopCategoriesPage = definePage({
  path: '/shop-categories',
  catalog: 'shop-categories',
  component: async () => (await import('./ShopCategoriesPage')).ShopCategoriesPage,
});
