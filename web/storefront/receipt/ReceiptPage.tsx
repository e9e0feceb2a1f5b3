import { useLingui } from '@lingui/react/macro';
import { useReceipt } from '../../outbox/use-outbox';
import type { PageProps } from '../../routing/define-page';
import { PageHead } from '../../seo/PageHead';
import { OrderReceipt } from './OrderReceipt';
import { parseOrder } from './parse-order';
import { ReceiptNotFound } from './ReceiptNotFound';
import * as styles from './ReceiptPage.css';
import { ReceiptSheet } from './ReceiptSheet';

export { ReceiptPage as Component };

function ReceiptPage({ url: { params } }: PageProps) {
  const { t } = useLingui();
  const { number = '' } = params;
  const receipt = useReceipt(number);
  const order = receipt && parseOrder(receipt);
  const isUnknown = receipt === null || (receipt && !order);
  return (
    <div className={styles.page} aria-busy={receipt === undefined}>
      <PageHead
        title={t`Order ${number}`}
        description={t`Your order, saved on your device.`}
        noIndex
      />
      {isUnknown ? (
        <ReceiptNotFound number={number} />
      ) : (
        <ReceiptSheet number={number}>
          {receipt && order && <OrderReceipt receipt={receipt} order={order} />}
        </ReceiptSheet>
      )}
    </div>
  );
}
