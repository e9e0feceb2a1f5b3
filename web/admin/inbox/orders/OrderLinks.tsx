import { Trans } from '@lingui/react/macro';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { formatDateTime } from '../../../i18n/dates';
import { useLanguage } from '../../../i18n/use-language';
import { CopyButton } from '../../shell/controls/CopyButton';
import { DetailItem } from '../DetailList';
import { link } from '../DetailList.css';
import { getStatusPageUrl } from './get-status-page-url';
import * as styles from './OrderDetail.css';

/** How the order came in, and the customer's pages of it. */
export function OrderLinks({ order }: { readonly order: OrderRecord }) {
  const language = useLanguage();
  const { channel, paymentUrl, updatedAt } = order;
  const statusPageUrl = getStatusPageUrl(order);
  return (
    <>
      {channel === 'phone' && (
        <DetailItem label={<Trans>Ordered</Trans>}>
          <Trans>By phone</Trans>
        </DetailItem>
      )}
      <DetailItem label={<Trans>Last update</Trans>}>
        {formatDateTime(updatedAt, language)}
      </DetailItem>
      {paymentUrl && (
        <DetailItem label={<Trans>Payment link</Trans>} wide>
          <a href={paymentUrl} target="_blank" rel="noopener noreferrer" className={link}>
            {paymentUrl}
          </a>
        </DetailItem>
      )}
      {statusPageUrl && (
        <DetailItem label={<Trans>Customer’s status page</Trans>} wide>
          <span className={styles.line}>
            <a href={statusPageUrl} target="_blank" rel="noopener" className={link}>
              <Trans>Open</Trans>
            </a>
            <CopyButton text={statusPageUrl}>
              <Trans>Copy link</Trans>
            </CopyButton>
          </span>
        </DetailItem>
      )}
    </>
  );
}
