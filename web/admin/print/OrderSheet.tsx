import { Trans } from '@lingui/react/macro';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { DetailItem, DetailList } from '../inbox/DetailList';
import { AllergyAlert } from '../inbox/orders/AllergyAlert';
import { OrderFulfillment } from '../inbox/orders/OrderFulfillment';
import { OrderItemsTable } from '../inbox/orders/OrderItemsTable';
import { OrderNotes } from '../inbox/orders/OrderNotes';
import * as styles from './PrintPage.css';

export function OrderSheet({ order }: { readonly order: OrderRecord }) {
  const { number, name, phone } = order;
  return (
    <article className={styles.sheet} aria-label={number}>
      <h2 className={styles.sheetNumber}>
        <span className={styles.number}>
          <Trans>Order {number}</Trans>
        </span>{' '}
        <span className={styles.customer}>{name}</span>
      </h2>
      <AllergyAlert order={order} />
      <DetailList>
        <OrderFulfillment order={order} />
        <DetailItem label={<Trans>Phone</Trans>} wide>
          {phone}
        </DetailItem>
      </DetailList>
      <OrderItemsTable order={order} />
      <OrderNotes order={order} />
    </article>
  );
}
