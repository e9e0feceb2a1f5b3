import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { business } from '#contract/business';
import { needsFulfillment } from '#contract/orders/order-validation';
import { findDeliveryArea } from '#contract/orders/rules';
import type { OrderRequest } from '#contract/orders/schema';
import { useQuery } from '../../data/use-query';
import { useLanguage } from '../../i18n/use-language';
import { formatLongDate } from '../../ui/calendar/format-long-date';
import { productsQuery } from '../product-card/product-queries';
import * as styles from './OrderDetails.css';

interface OrderDetailsProps {
  readonly order: OrderRequest;
}

const { neighborhood } = business.address;

export function OrderDetails({ order }: OrderDetailsProps) {
  const language = useLanguage();
  const { eventDate, fulfilment, area, guests, name, phone, notes, items } = order;
  const { data: products } = useQuery(productsQuery);
  const hasFulfillment = needsFulfillment(items, products ?? []);
  const areaName = findDeliveryArea(area ?? '')?.name[language];
  return (
    <dl className={styles.details}>
      <Detail label={<Trans>Event date</Trans>}>{formatLongDate(eventDate, language)}</Detail>
      {!hasFulfillment ? null : fulfilment === 'pickup' ? (
        <Detail label={<Trans>Pickup</Trans>}>
          <Trans>In {neighborhood}, by appointment</Trans>
        </Detail>
      ) : (
        <Detail label={<Trans>Delivery</Trans>}>{areaName}</Detail>
      )}
      <Detail label={<Trans>Guests</Trans>}>{guests}</Detail>
      <Detail label={<Trans>Name</Trans>}>{name}</Detail>
      <Detail label={<Trans>Phone</Trans>}>{phone}</Detail>
      <Detail label={<Trans>Notes</Trans>} wide>
        {notes}
      </Detail>
    </dl>
  );
}

interface DetailProps {
  readonly label: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const Detail = ({ label, wide = false, children }: DetailProps) =>
  children ? (
    <div className={wide ? styles.wide : undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  ) : null;
