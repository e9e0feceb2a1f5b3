import { Trans } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { business } from '#contract/business';
import type { OrderRequest } from '#contract/orders/schema';
import { useLanguage } from '../../i18n/use-language';
import type { Receipt } from '../../outbox/item';
import { button } from '../../ui/button/Button.css';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { useShopSettings } from '../shop-settings/use-shop-settings';
import { formatReceiptTime } from './format-receipt-time';
import { OrderDetails } from './OrderDetails';
import { OrderItems } from './OrderItems';
import * as styles from './OrderReceipt.css';

interface OrderReceiptProps {
  readonly receipt: Receipt;
  readonly order: OrderRequest;
}

export function OrderReceipt({ receipt, order }: OrderReceiptProps) {
  const language = useLanguage();
  const { number, receivedAt, productNames } = receipt;
  const { email } = order;
  const { canSendEmail } = useShopSettings();
  const when = formatReceiptTime(receivedAt, language);
  return (
    <>
      <p className={styles.status}>
        {canSendEmail ? (
          <Trans>
            We got your request on {when}. We’ll read it ourselves and confirm by email to{' '}
            <strong className={styles.email}>{email}</strong>. Until then you don’t owe anything,
            and nothing is final.
          </Trans>
        ) : (
          <Trans>
            We got your request on {when}. We’ll read it ourselves and confirm it. Until then you
            don’t owe anything, and nothing is final.
          </Trans>
        )}
      </p>
      <section className={styles.section} aria-labelledby="event">
        <SectionHeading id="event">
          <Trans>Your event</Trans>
        </SectionHeading>
        <OrderDetails order={order} />
      </section>
      <section className={styles.section} aria-labelledby="items">
        <SectionHeading id="items">
          <Trans>What you asked for</Trans>
        </SectionHeading>
        <OrderItems order={order} productNames={productNames} />
      </section>
      <section className={styles.contactSection} aria-labelledby="change">
        <h2 id="change" className={styles.contactTitle}>
          <Trans>If something changes</Trans>
        </h2>
        <p>
          <Trans>
            Write to <a href={`mailto:${business.email}?subject=${number}`}>{business.email}</a> or
            call <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>, and tell us
            the number {number}.
          </Trans>
        </p>
      </section>
      <footer className={styles.footer}>
        <button type="button" className={button({ kind: 'secondary' })} onClick={() => print()}>
          <Printer size={18} aria-hidden />
          <Trans>Print this receipt</Trans>
        </button>
        <p className={styles.deviceNote}>
          <Trans>It stays on this device, and opens even without a connection.</Trans>
        </p>
      </footer>
    </>
  );
}
