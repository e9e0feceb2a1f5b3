import { Trans, useLingui } from '@lingui/react/macro';
import { business } from '#contract/business';
import { useReceipt } from '../../outbox/use-outbox';
import type { PageProps } from '../../routing/define-page';
import { PageHead } from '../../seo/PageHead';
import { OrderSheet } from '../order-sheet/OrderSheet';
import { page } from '../order-sheet/OrderSheet.css';
import { OrderReceipt } from './OrderReceipt';
import { parseOrder } from './parse-order';
import { ReceiptNotFound } from './ReceiptNotFound';

export { ReceiptPage as Component };

function ReceiptPage({ url: { params } }: PageProps) {
  const { t } = useLingui();
  const { number = '' } = params;
  const receipt = useReceipt(number);
  const order = receipt && parseOrder(receipt);
  const isUnknown = receipt === null || (receipt && !order);
  return (
    <div className={page} aria-busy={receipt === undefined}>
      <PageHead
        title={t`Order ${number}`}
        description={t`Your order, saved on your device.`}
        noIndex
      />
      {isUnknown ? (
        <ReceiptNotFound number={number} />
      ) : (
        <OrderSheet eyebrow={business.name} title={<Trans>Order {number}</Trans>} width="narrow">
          {receipt && order && <OrderReceipt receipt={receipt} order={order} />}
        </OrderSheet>
      )}
    </div>
  );
}
