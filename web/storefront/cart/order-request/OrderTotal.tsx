import { Plural, Trans } from '@lingui/react/macro';
import { findDeliveryArea } from '#contract/order';
import { useLanguage } from '../../../i18n/use-language';
import { Price } from '../../catalogue/Price';
import * as styles from './OrderTotal.css';
import { type OrderedLine, totalOf } from './order-lines';
import type { Place } from './PlaceField';

interface OrderTotalProps {
  readonly lines: readonly OrderedLine[];
  readonly place: Place;
}

/** What is about to be asked for, and what it costs. */
export function OrderTotal({ lines, place: { fulfilment, area } }: OrderTotalProps) {
  const language = useLanguage();
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const chosen = findDeliveryArea(area);
  const name = chosen?.name[language];
  return (
    <dl className={styles.total}>
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
      <div className={styles.sum}>
        <dt>
          <Plural value={pieces} one="Total of # piece" other="Total of # pieces" />
        </dt>
        <dd className={styles.figure}>
          <Price dollars={totalOf(lines)} />
        </dd>
      </div>
    </dl>
  );
}
