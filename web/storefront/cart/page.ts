import { definePage } from '../../routing/define-page';

export const cartPage = definePage({
  path: '/cart',
  catalog: 'cart',
  load: () => import('./CartPage'),
  clientOnly: true,
});
