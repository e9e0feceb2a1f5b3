import { definePage } from '../../routing/define-page';

export const receiptPage = definePage({
  path: '/receipt/:number',
  catalog: 'receipt',
  component: async () => (await import('./ReceiptPage')).ReceiptPage,
  clientOnly: true,
});
