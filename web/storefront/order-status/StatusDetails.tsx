import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { business } from '#contract/business';
import { allergenNames } from '#contract/orders/messages';
import { needsFulfillment } from '#contract/orders/order-validation';
import { formatRecipient } from '#contract/orders/recipients';
import { findDeliveryArea } from '#contract/orders/rules';
import type { OrderStatusView } from '#contract/orders/status-schema';
import type { Product } from '#contract/products/schema';
import { formatWindow } from '../../i18n/format-window';
import { formatList } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { formatLongDate } from '../../ui/calendar/format-long-date';
import { formatAddress } from './format-address';
import * as styles from './StatusDetails.css';

interface StatusDetailsProps {
  readonly view: OrderStatusView;
  readonly products: readonly Product[] | null | undefined;
}

export function StatusDetails({ view, products }: StatusDetailsProps) {
  const language = useLanguage();
  const { eventDate, fulfilment, window, guests, recipients } = view;
  return (
    <dl className={styles.details}>
      <Detail label={fulfilment === 'shipping' ? <Trans>Arrives by</Trans> : <Trans>Date</Trans>}>
        {formatLongDate(eventDate, language)}
      </Detail>
      <Detail label={<Trans>Time</Trans>}>{window && formatWindow(window, language)}</Detail>
      <Place view={view} products={products} />
      <Detail label={<Trans>Guests</Trans>}>{guests}</Detail>
      {recipients.length > 0 && (
        <Detail label={<Trans>Ships to</Trans>} wide>
          <ul className={styles.recipients}>
            {recipients.map((recipient) => (
              <li key={JSON.stringify(recipient)}>{formatRecipient(recipient)}</li>
            ))}
          </ul>
        </Detail>
      )}
      <Allergies view={view} />
      <Detail label={<Trans>Card message</Trans>} wide>
        {view.cardMessage && <span className={styles.cardMessage}>{view.cardMessage}</span>}
      </Detail>
      <Detail label={<Trans>Your notes</Trans>} wide>
        {view.notes}
      </Detail>
    </dl>
  );
}

const { neighborhood } = business.address;

function Place({ view, products }: StatusDetailsProps) {
  const language = useLanguage();
  if (view.fulfilment === 'shipping') return null;
  if (view.fulfilment === 'delivery') {
    const areaName = findDeliveryArea(view.area ?? '')?.name[language];
    return (
      <>
        <Detail label={<Trans>Delivery</Trans>}>
          {[formatAddress(view), areaName].filter(Boolean).join('\n')}
        </Detail>
        <Detail label={<Trans>Getting in</Trans>}>{view.instructions}</Detail>
      </>
    );
  }
  const items = view.items.flatMap(({ productId }) => (productId === null ? [] : [{ productId }]));
  // Class seats aren't picked up.
  if (items.length > 0 && !needsFulfillment(items, products ?? [])) return null;
  return (
    <Detail label={<Trans>Pickup</Trans>}>
      <Trans>In {neighborhood}, by appointment</Trans>
    </Detail>
  );
}

function Allergies({ view: { allergies, allergyNotes } }: Pick<StatusDetailsProps, 'view'>) {
  const language = useLanguage();
  const names = allergies.map((allergen) => allergenNames[allergen][language]);
  const text = [formatList(names, language), allergyNotes].filter(Boolean).join('\n');
  return (
    <Detail label={<Trans>Allergies</Trans>} wide>
      {text && <span className={styles.allergies}>{text}</span>}
    </Detail>
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
