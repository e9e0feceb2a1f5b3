import { definePage } from '../../routing/define-page';

export const shopPage = definePage({
  path: '/shop',
  translations: 'shop',
  eventBar: true,
  load: () => import('./ShopPage'),
});
