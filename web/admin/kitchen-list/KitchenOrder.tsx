import { Plural, Trans } from '@lingui/react/macro';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { formatAddress } from '#contract/orders/format-address';
import { keyOrderItems } from '../../data/with-unique-keys';
import { formatWindow } from '../../i18n/format-window';
import { useLanguage } from '../../i18n/use-language';
import { AllergyAlert } from '../inbox/orders/AllergyAlert';
import { OrderDestination } from '../inbox/orders/OrderDestination';
import { useGetItemName } from '../inbox/orders/use-get-item-name';
import { buildPhoneUrl } from '../inbox/reply';
import * as styles from './KitchenListPage.css';

export function KitchenOrder({ order }: { readonly order: OrderRecord }) {
  const language = useLanguage();
  const getItemName = useGetItemName();
  const { number, name, phone, guests, notes, items, window, instructions, cardMessage } = order;
  const address = formatAddress(order);
  return (
    <article className={styles.order} aria-label={number}>
      <h3 className={styles.number}>
        {number} <span className={styles.name}>{name}</span>
      </h3>
      <p className={styles.details}>
        <span>
          <OrderDestination order={order} />
        </span>
        {window && <span>{formatWindow(window, language)}</span>}
        {address && <span>{address}</span>}
        {instructions && <span>{instructions}</span>}
        {phone && (
          <a href={buildPhoneUrl(phone)} className={styles.phone}>
            {phone}
          </a>
        )}
        {guests !== null && (
          <span>
            <Plural value={guests} one="# guest" other="# guests" />
          </span>
        )}
      </p>
      <ul className={styles.items}>
        {keyOrderItems(items).map(({ key, item }) => (
          <li key={key} className={styles.item}>
            <span className={styles.count}>{item.quantity}</span>
            <span>{getItemName(item, language)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.allergies}>
        <AllergyAlert order={order} />
      </div>
      {cardMessage && (
        <p className={styles.notes}>
          <Trans>Card:</Trans> {cardMessage}
        </p>
      )}
      {notes && <p className={styles.notes}>{notes}</p>}
    </article>
  );
}
