import { definePage } from '../../routing/define-page';

export const receiptPage = definePage({
  path: '/receipt/:number',
  translations: 'receipt',
  load: () => import('./ReceiptPage'),
  clientOnly: true,
});
