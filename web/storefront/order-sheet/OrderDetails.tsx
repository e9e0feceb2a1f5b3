import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { business } from '#contract/business';
import { formatAddress } from '#contract/orders/format-address';
import { needsFulfillment } from '#contract/orders/order-validation';
import { formatRecipient, type Recipient } from '#contract/orders/recipients';
import { type FulfillmentMethod, findDeliveryArea } from '#contract/orders/rules';
import { type Allergen, allergenNames } from '#contract/products/allergens';
import type { Product } from '#contract/products/schema';
import { withUniqueKeys } from '../../data/with-unique-keys';
import { formatLongDate } from '../../i18n/event-dates';
import { formatWindow } from '../../i18n/format-window';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { Detail } from './Detail';
import * as styles from './OrderDetails.css';

/** Of an order on the server, or of a request as it was sent. */
interface DetailedOrder {
  readonly items: readonly { readonly productId: number | null }[];
  readonly eventDate: string;
  readonly fulfilment: FulfillmentMethod;
  readonly window?: string | null | undefined;
  readonly area?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly unit?: string | null | undefined;
  readonly zip?: string | null | undefined;
  readonly instructions?: string | null | undefined;
  readonly guests?: number | null | undefined;
  readonly recipients?: readonly Recipient[] | null | undefined;
  readonly allergies?: readonly Allergen[] | null | undefined;
  readonly allergyNotes?: string | null | undefined;
  readonly cardMessage?: string | null | undefined;
  readonly notes?: string | null | undefined;
}

interface OrderDetailsProps {
  readonly order: DetailedOrder;
  readonly products: readonly Product[] | null | undefined;
  /** More details. */
  readonly children?: ReactNode;
}

export function OrderDetails({ order, products, children }: OrderDetailsProps) {
  const language = useLanguage();
  const { eventDate, fulfilment, window, guests } = order;
  const recipients = order.recipients ?? [];
  return (
    <dl className={styles.details}>
      <Detail label={fulfilment === 'shipping' ? <Trans>Arrives by</Trans> : <Trans>Date</Trans>}>
        {formatLongDate(eventDate, language)}
      </Detail>
      <Detail label={<Trans>Time</Trans>}>{window && formatWindow(window, language)}</Detail>
      <Place order={order} products={products} />
      <Detail label={<Trans>Guests</Trans>}>{guests}</Detail>
      {recipients.length > 0 && (
        <Detail label={<Trans>Ships to</Trans>} wide>
          <ul className={styles.recipients}>
            {withUniqueKeys(recipients, formatRecipient).map(({ key, item }) => (
              <li key={key}>{formatRecipient(item)}</li>
            ))}
          </ul>
        </Detail>
      )}
      <Allergies order={order} />
      {children}
      <Detail label={<Trans>Card message</Trans>} wide>
        {order.cardMessage && <span className={styles.cardMessage}>{order.cardMessage}</span>}
      </Detail>
      <Detail label={<Trans>Your notes</Trans>} wide>
        {order.notes}
      </Detail>
    </dl>
  );
}

const { neighborhood } = business.address;

function Place({ order, products }: OrderDetailsProps) {
  const language = useLanguage();
  if (order.fulfilment === 'shipping') return null;
  if (order.fulfilment === 'delivery') {
    const areaName = findDeliveryArea(order.area ?? '')?.name[language];
    return (
      <>
        <Detail label={<Trans>Delivery</Trans>}>
          {[formatAddress(order), areaName].filter(Boolean).join('\n')}
        </Detail>
        <Detail label={<Trans>Getting in</Trans>}>{order.instructions}</Detail>
      </>
    );
  }
  const items = order.items.flatMap(({ productId }) => (productId === null ? [] : [{ productId }]));
  // Class seats aren't picked up.
  if (items.length > 0 && !needsFulfillment(items, products ?? [])) return null;
  return (
    <Detail label={<Trans>Pickup</Trans>}>
      <Trans>In {neighborhood}, by appointment</Trans>
    </Detail>
  );
}

function Allergies({ order: { allergies, allergyNotes } }: Pick<OrderDetailsProps, 'order'>) {
  const language = useLanguage();
  const names = (allergies ?? []).map((allergen) => allergenNames[allergen][language]);
  const text = [formatList(names, language), allergyNotes].filter(Boolean).join('\n');
  return (
    <Detail label={<Trans>Allergies</Trans>} wide>
      {text && <span className={styles.allergies}>{text}</span>}
    </Detail>
  );
}
