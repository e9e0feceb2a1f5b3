import { definePage } from '../../routing/define-page';

export const productPage = definePage({
  path: '/product/:id?',
  catalog: 'product',
  component: async () => (await import('./ProductPage')).ProductPage,
});
