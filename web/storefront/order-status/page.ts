import { definePage } from '../../routing/define-page';

export const orderStatusPage = definePage({
  path: '/order/:number',
  translations: 'order-status',
  load: () => import('./OrderStatusPage'),
  clientOnly: true,
  secretUrl: true,
});
