import { Trans } from '@lingui/react/macro';
import { useOffline } from '../../../data/use-offline';
import { SectionHeading } from '../../../ui/section-heading/SectionHeading';
import { useShopSettings } from '../../shop-settings/use-shop-settings';
import type { CartLine } from '../contents/use-cart-lines';
import { toLineItems } from './line-items';
import { OrderForm } from './OrderForm';
import * as styles from './OrderRequestSection.css';

interface OrderRequestSectionProps {
  readonly lines: readonly CartLine[];
}

export function OrderRequestSection({ lines }: OrderRequestSectionProps) {
  const lineItems = toLineItems(lines);
  const { canSendEmail, isLoading } = useShopSettings();
  if (isLoading) return null;
  return (
    <section className={styles.section} aria-labelledby="order-request">
      <div className={styles.intro}>
        <SectionHeading id="order-request">
          <Trans>Tell us when and where</Trans>
        </SectionHeading>
        <p className={styles.lead}>
          {canSendEmail ? (
            <Trans>
              You pay nothing now. We read every request ourselves, and it becomes an order once we
              confirm it by email.
            </Trans>
          ) : (
            <Trans>
              You pay nothing now. We read every request ourselves, and it becomes an order once we
              confirm it.
            </Trans>
          )}
        </p>
      </div>
      <div className={styles.form}>
        <OrderForm lines={lineItems} />
      </div>
      <NextSteps canSendEmail={canSendEmail} />
    </section>
  );
}

function NextSteps({ canSendEmail }: { readonly canSendEmail: boolean }) {
  const offline = useOffline();
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        {offline ? (
          <Trans>
            You send the request. No signal? It waits on your device and sends itself later.
          </Trans>
        ) : (
          <Trans>You send your request.</Trans>
        )}
      </li>
      <li className={styles.step}>
        <Trans>We receive it, and you get a receipt with an order number.</Trans>
      </li>
      <li className={styles.step}>
        {canSendEmail ? (
          <Trans>We’ll email you about the day and the total. Then it’s confirmed.</Trans>
        ) : (
          <Trans>Our answer is on your order’s page. Then it’s confirmed.</Trans>
        )}
      </li>
    </ol>
  );
}
