import { definePage } from '../../routing/define-page';

export const productPage = definePage({
  path: '/product/:id?',
  catalog: 'product',
  load: () => import('./ProductPage'),
});
