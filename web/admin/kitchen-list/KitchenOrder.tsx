import { Plural } from '@lingui/react/macro';
import type { KeptOrder } from '#contract/order-requests';
import { callAddress } from '../enquiries/reply';
import { OrderPlace } from '../orders/OrderPlace';
import * as styles from './KitchenListPage.css';

/** An order as the kitchen needs it: what goes into it, and to whom it goes. */
export function KitchenOrder({ order }: { readonly order: KeptOrder }) {
  const { number, name, phone, guests, notes, items } = order;
  return (
    <article className={styles.order} aria-label={number}>
      <h3 className={styles.number}>
        {number} <span className={styles.name}>{name}</span>
      </h3>
      <p className={styles.facts}>
        <span>
          <OrderPlace order={order} />
        </span>
        {phone && (
          <a href={callAddress(phone)} className={styles.phone}>
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
        {items.map(({ productId, productName, quantity }) => (
          <li key={`${productId} ${productName}`} className={styles.item}>
            <span className={styles.count}>{quantity}</span>
            <span>{productName}</span>
          </li>
        ))}
      </ul>
      {notes && <p className={styles.notes}>{notes}</p>}
    </article>
  );
}
