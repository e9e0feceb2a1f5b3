import { Plural, Trans } from '@lingui/react/macro';
import { findDeliveryArea } from '#contract/orders/rules';
import { formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { Price } from '../../product-card/Price';
import { useFulfillmentStore } from '../contents/fulfillment-store';
import { useOrderPrice } from '../contents/use-order-price';
import { type LineItem, requiresFulfillment } from './line-items';
import * as styles from './OrderTotal.css';

interface OrderTotalProps {
  readonly lines: readonly LineItem[];
}

export function OrderTotal({ lines }: OrderTotalProps) {
  const language = useLanguage();
  const { subtotalCents } = useOrderPrice(lines);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <dl className={styles.total}>
      <div className={styles.row}>
        <dt>
          <Plural value={units} one="# item" other="# items" />
        </dt>
        <dd>{formatPrice(subtotalCents / 100, language)}</dd>
      </div>
      <EstimatedTotal lines={lines} />
    </dl>
  );
}

/** Rows with the fee and the total of the order that the form has so far. Nothing is final before the shop confirms. */
export function EstimatedTotal({ lines }: OrderTotalProps) {
  const { feeCents, totalCents } = useOrderPrice(lines);
  return (
    <>
      {requiresFulfillment(lines) && <FeeRow feeCents={feeCents} />}
      <div className={styles.totalRow}>
        <dt>
          {feeCents === undefined ? (
            <Trans>Estimated total, before delivery</Trans>
          ) : (
            <Trans>Estimated total</Trans>
          )}
        </dt>
        <dd className={styles.amount}>
          <Price dollars={totalCents / 100} />
        </dd>
      </div>
    </>
  );
}

function FeeRow({ feeCents }: { readonly feeCents: number | undefined }) {
  const language = useLanguage();
  return (
    <div className={styles.row}>
      <dt>
        <FeeLabel />
      </dt>
      <dd>
        {feeCents === undefined && <Trans>Not counted yet: choose your area</Trans>}
        {feeCents === 0 && <Trans>Free</Trans>}
        {!!feeCents && formatPrice(feeCents / 100, language)}
      </dd>
    </div>
  );
}

function FeeLabel() {
  const language = useLanguage();
  const { fulfilment, area, recipientCount = 1 } = useFulfillmentStore();
  if (fulfilment === 'pickup') return <Trans>Pickup</Trans>;
  if (fulfilment === 'shipping') {
    return (
      <Plural value={Math.max(1, recipientCount)} one="Shipping" other="Shipping to # addresses" />
    );
  }
  const name = findDeliveryArea(area ?? '')?.name[language];
  return name ? <Trans>Delivery, {name}</Trans> : <Trans>Delivery</Trans>;
}
