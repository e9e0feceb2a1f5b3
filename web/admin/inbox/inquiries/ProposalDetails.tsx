import { Trans } from '@lingui/react/macro';
import type { EventInquiryRecord } from '#contract/event-inquiries/admin-schema';
import { formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { useGetItemName } from '../orders/use-get-item-name';
import * as styles from './ProposalDetails.css';

interface ProposalDetailsProps {
  readonly proposal: NonNullable<EventInquiryRecord['proposal']>;
}

export function ProposalDetails({ proposal: { items, total } }: ProposalDetailsProps) {
  const language = useLanguage();
  const getItemName = useGetItemName();
  const shownTotal = formatPrice(total, language);
  return (
    <>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={`${item.productId} ${item.optionName?.en}`}>
            {item.quantity} ×{' '}
            {item.productName === '' ? (
              <Trans>Product {item.productId}</Trans>
            ) : (
              getItemName(item, language)
            )}
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <Trans>The planner showed {shownTotal}</Trans>
      </p>
    </>
  );
}
