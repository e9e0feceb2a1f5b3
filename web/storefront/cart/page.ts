import { definePage } from '../../routing/define-page';

export const cartPage = definePage({
  path: '/cart',
  catalog: 'cart',
  component: async () => (await import('./CartPage')).CartPage,
  clientOnly: true,
});
