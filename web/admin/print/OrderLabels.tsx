import { Trans } from '@lingui/react/macro';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { useLanguage } from '../../i18n/use-language';
import { AllergyAlert } from '../inbox/orders/AllergyAlert';
import { useGetItemName } from '../inbox/orders/use-get-item-name';
import { countBoxes, listLabels, maxLabels } from './list-labels';
import * as styles from './PrintPage.css';

/** A label for each box, followed by a card for its message. */
export function OrderLabels({ orders }: { readonly orders: readonly OrderRecord[] }) {
  const language = useLanguage();
  const getItemName = useGetItemName();
  const largeOrders = orders.filter((order) => countBoxes(order) > maxLabels);
  return (
    <>
      {largeOrders.map(({ id, number }) => (
        <p key={id} className={styles.note}>
          <Trans>
            Order {number} has only its first {maxLabels} labels here.
          </Trans>
        </p>
      ))}
      <ul className={styles.labels}>
        {orders.flatMap((order) =>
          listLabels(order, getItemName, language).flatMap(({ key, name, address, item }) => [
            <li key={key} className={styles.label}>
              <p className={styles.labelName}>{name}</p>
              <p className={styles.labelNumber}>{order.number}</p>
              {address && <address className={styles.address}>{address}</address>}
              <p className={styles.labelItem}>{item}</p>
              <AllergyAlert order={order} />
            </li>,
            ...(order.cardMessage
              ? [
                  <li key={`${key} card`} className={styles.card}>
                    {order.cardMessage}
                  </li>,
                ]
              : []),
          ]),
        )}
      </ul>
    </>
  );
}
