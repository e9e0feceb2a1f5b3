import { definePage } from '../../routing/define-page';

export const productPage = definePage({
  path: '/product/:id?',
  translations: 'product',
  eventBar: true,
  load: () => import('./ProductPage'),
});
