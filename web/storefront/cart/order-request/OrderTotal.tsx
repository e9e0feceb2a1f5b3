import { Plural, Trans } from '@lingui/react/macro';
import { findDeliveryArea } from '#contract/orders/rules';
import { useLanguage } from '../../../i18n/use-language';
import { Price } from '../../product-card/Price';
import type { DeliveryChoice } from './DeliveryField';
import { calculateTotal, type LineItem } from './line-items';
import * as styles from './OrderTotal.css';

interface OrderTotalProps {
  readonly lines: readonly LineItem[];
  /** Undefined if nothing is delivered or picked up. */
  readonly delivery: DeliveryChoice | undefined;
}

export function OrderTotal({ lines, delivery }: OrderTotalProps) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <dl className={styles.total}>
      {delivery && <DeliveryRow delivery={delivery} />}
      <div className={styles.totalRow}>
        <dt>
          <Plural value={pieces} one="# item" other="# items" />
        </dt>
        <dd className={styles.amount}>
          <Price dollars={calculateTotal(lines)} />
        </dd>
      </div>
    </dl>
  );
}

function DeliveryRow({ delivery: { fulfilment, area } }: { readonly delivery: DeliveryChoice }) {
  const language = useLanguage();
  const deliveryArea = findDeliveryArea(area);
  const name = deliveryArea?.name[language];
  return (
    <div className={styles.row}>
      <dt>
        {fulfilment === 'pickup' ? (
          <Trans>Pickup</Trans>
        ) : name ? (
          <Trans>Delivery, {name}</Trans>
        ) : (
          <Trans>Delivery</Trans>
        )}
      </dt>
      <dd>
        {fulfilment === 'pickup' ? (
          <Trans>By appointment</Trans>
        ) : deliveryArea?.isFree ? (
          <Trans>Free</Trans>
        ) : (
          <Trans>We’ll email you the fee</Trans>
        )}
      </dd>
    </div>
  );
}
