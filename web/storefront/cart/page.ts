import { definePage } from '../../routing/define-page';

export const cartPage = definePage({
  path: '/cart',
  translations: 'cart',
  eventBar: true,
  load: () => import('./CartPage'),
  clientOnly: true,
});
