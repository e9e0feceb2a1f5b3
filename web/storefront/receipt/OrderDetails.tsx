import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { business } from '#contract/business';
import { allergenNames } from '#contract/orders/messages';
import { needsFulfillment } from '#contract/orders/order-validation';
import { formatRecipient } from '#contract/orders/recipients';
import { findDeliveryArea } from '#contract/orders/rules';
import type { OrderRequest } from '#contract/orders/schema';
import { useQuery } from '../../data/use-query';
import { formatWindow } from '../../i18n/format-window';
import { formatList } from '../../i18n/formats';
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
  const { eventDate, fulfilment, guests, name, phone, notes, items, window, cardMessage } = order;
  const { data: products } = useQuery(productsQuery);
  const hasFulfillment = needsFulfillment(items, products ?? []);
  const allergies = (order.allergies ?? []).map((allergy) => allergenNames[allergy][language]);
  return (
    <dl className={styles.details}>
      <Detail
        label={fulfilment === 'shipping' ? <Trans>Arrives by</Trans> : <Trans>Event date</Trans>}
      >
        {formatLongDate(eventDate, language)}
      </Detail>
      <Detail label={<Trans>Time</Trans>}>{window && formatWindow(window, language)}</Detail>
      {hasFulfillment && <Destination order={order} />}
      <Detail label={<Trans>Guests</Trans>}>{guests}</Detail>
      <Detail label={<Trans>Allergies</Trans>}>
        {[formatList(allergies, language), order.allergyNotes].filter(Boolean).join('\n')}
      </Detail>
      <Detail label={<Trans>Name</Trans>}>{name}</Detail>
      <Detail label={<Trans>Phone</Trans>}>{phone}</Detail>
      <Detail label={<Trans>Message for the card</Trans>} wide>
        {cardMessage}
      </Detail>
      <Detail label={<Trans>Notes</Trans>} wide>
        {notes}
      </Detail>
    </dl>
  );
}

function Destination({ order }: OrderDetailsProps) {
  const language = useLanguage();
  const { fulfilment, area, recipients } = order;
  if (fulfilment === 'pickup') {
    return (
      <Detail label={<Trans>Pickup</Trans>}>
        <Trans>In {neighborhood}, by appointment</Trans>
      </Detail>
    );
  }
  if (fulfilment === 'shipping') {
    return (
      <Detail label={<Trans>Shipping</Trans>} wide>
        {(recipients ?? []).map(formatRecipient).join('\n')}
      </Detail>
    );
  }
  const areaName = findDeliveryArea(area ?? '')?.name[language];
  return (
    <Detail label={<Trans>Delivery</Trans>}>
      {[formatStreet(order), areaName, order.instructions].filter(Boolean).join('\n')}
    </Detail>
  );
}

const formatStreet = ({ street, unit, zip }: OrderRequest): string =>
  [street, unit, zip].filter(Boolean).join(', ');

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
