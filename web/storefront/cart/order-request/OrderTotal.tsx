import { Plural, Trans } from '@lingui/react/macro';
import { findDeliveryArea } from '#contract/orders/rules';
import { useLanguage } from '../../../i18n/use-language';
import { Price } from '../../catalogue/Price';
import * as styles from './OrderTotal.css';
import { calculateTotal, type OrderedLine } from './order-lines';
import type { Place } from './PlaceField';

interface OrderTotalProps {
  readonly lines: readonly OrderedLine[];
  /** Undefined if nothing is delivered or picked up. */
  readonly place: Place | undefined;
}

export function OrderTotal({ lines, place }: OrderTotalProps) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <dl className={styles.total}>
      {place && <PlaceRow place={place} />}
      <div className={styles.sum}>
        <dt>
          <Plural value={pieces} one="# item" other="# items" />
        </dt>
        <dd className={styles.figure}>
          <Price dollars={calculateTotal(lines)} />
        </dd>
      </div>
    </dl>
  );
}

function PlaceRow({ place: { fulfilment, area } }: { readonly place: Place }) {
  const language = useLanguage();
  const chosen = findDeliveryArea(area);
  const name = chosen?.name[language];
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
        ) : chosen?.free ? (
          <Trans>Free</Trans>
        ) : (
          <Trans>We’ll email you the fee</Trans>
        )}
      </dd>
    </div>
  );
}
