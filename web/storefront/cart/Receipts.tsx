import { Trans } from '@lingui/react/macro';
import { formatLongDate } from '../../i18n/event-dates';
import { useLanguage } from '../../i18n/use-language';
import { useReceipts } from '../../outbox/use-outbox';
import { PageLink } from '../../routing/PageLink';
import { paths } from '../../routing/paths';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { parseOrder } from '../receipt/parse-order';
import * as styles from './Receipts.css';

export function Receipts() {
  const language = useLanguage();
  const receipts = useReceipts() ?? [];
  if (receipts.length === 0) return null;
  const sortedReceipts = [...receipts].sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  return (
    <section aria-labelledby="receipts">
      <SectionHeading id="receipts">
        <Trans>Orders we’ve received</Trans>
      </SectionHeading>
      <ul className={styles.list}>
        {sortedReceipts.map((receipt) => {
          const { number } = receipt;
          const eventDate = parseOrder(receipt)?.eventDate;
          return (
            <li key={number} className={styles.receipt}>
              <PageLink to={paths.receipt(number)} className={styles.number}>
                <Trans>Order {number}</Trans>
              </PageLink>
              {eventDate && <span>{formatLongDate(eventDate, language)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
