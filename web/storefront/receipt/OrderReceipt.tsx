import { Trans } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { business } from '#contract/business';
import type { OrderRequest } from '#contract/orders/schema';
import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import type { Receipt } from '../../outbox/item';
import { PageLink } from '../../routing/PageLink';
import { button } from '../../ui/button/Button.css';
import { SectionHeading } from '../../ui/section-heading/SectionHeading';
import { Detail } from '../order-sheet/Detail';
import { OrderDetails } from '../order-sheet/OrderDetails';
import { productsQuery } from '../product-card/product-queries';
import { useShopSettings } from '../shop-settings/use-shop-settings';
import { formatReceiptTime } from './format-receipt-time';
import * as styles from './OrderReceipt.css';
import { ReceiptItems } from './ReceiptItems';

interface OrderReceiptProps {
  readonly receipt: Receipt;
  readonly order: OrderRequest;
}

export function OrderReceipt({ receipt, order }: OrderReceiptProps) {
  const { number, key, productNames } = receipt;
  const { data: products } = useQuery(productsQuery);
  return (
    <>
      <p className={styles.status}>
        <ReceivedText receipt={receipt} email={order.email} />
      </p>
      {key !== undefined && (
        <p className={styles.statusLink}>
          <PageLink to={buildStatusPath(number, key)} className={button.primary}>
            <Trans>See your order’s page</Trans>
          </PageLink>
        </p>
      )}
      <section className={styles.section} aria-labelledby="event">
        <SectionHeading id="event">
          <Trans>When and where</Trans>
        </SectionHeading>
        <OrderDetails order={order} products={products}>
          <Detail label={<Trans>Name</Trans>}>{order.name}</Detail>
          <Detail label={<Trans>Phone</Trans>}>{order.phone}</Detail>
        </OrderDetails>
      </section>
      <section className={styles.section} aria-labelledby="items">
        <SectionHeading id="items">
          <Trans>What you asked for</Trans>
        </SectionHeading>
        <ReceiptItems order={order} productNames={productNames} products={products} />
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
        <button type="button" className={button.secondary} onClick={() => print()}>
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

const buildStatusPath = (number: string, key: string): string =>
  `/order/${number}?${new URLSearchParams({ key })}`;

interface ReceivedTextProps {
  readonly receipt: Receipt;
  readonly email: string;
}

function ReceivedText({ receipt: { receivedAt, key }, email }: ReceivedTextProps) {
  const { canSendEmail } = useShopSettings();
  const when = formatReceiptTime(receivedAt, useLanguage());
  if (canSendEmail) {
    return (
      <Trans>
        We got your request on {when}. We’ll read it ourselves and confirm by email to{' '}
        <strong className={styles.email}>{email}</strong>. Until then you don’t owe anything, and
        nothing is final.
      </Trans>
    );
  }
  return (
    <>
      <Trans>
        We got your request on {when}. We’ll read it ourselves and confirm it. Until then you don’t
        owe anything, and nothing is final.
      </Trans>{' '}
      {key !== undefined && <Trans>Our answer will be on your order’s page.</Trans>}
    </>
  );
}
