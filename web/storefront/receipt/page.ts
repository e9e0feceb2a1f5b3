import { definePage } from '../../routing/define-page';

export const receiptPage = definePage({
  path: '/receipt/:number',
  catalog: 'receipt',
  load: () => import('./ReceiptPage'),
  clientOnly: true,
});
