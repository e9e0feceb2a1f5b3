import { definePage } from '../../routing/define-page';

export const cartPage = definePage({
  path: '/cart',
  translations: 'cart',
  load: () => import('./CartPage'),
  clientOnly: true,
});
