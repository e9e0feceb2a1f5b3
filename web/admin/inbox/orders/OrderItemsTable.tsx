import { Trans } from '@lingui/react/macro';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { getTotalCents } from '#contract/orders/order-validation';
import { formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import { useGetItemName } from './get-item-name';
import * as styles from './OrderItemsTable.css';

/** Prices are those that the customer accepted. */
export function OrderItemsTable({ order: { items, total } }: { readonly order: OrderRecord }) {
  const language = useLanguage();
  const getItemName = useGetItemName();
  const formatDollars = (dollars: number) => formatPrice(dollars, language);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.heading}>
            <Trans>Item</Trans>
          </th>
          <th scope="col" className={styles.amountHeading}>
            <Trans>Price</Trans>
          </th>
          <th scope="col" className={styles.amountHeading}>
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.productId} ${item.productName}`} className={styles.row}>
            <th scope="row" className={styles.name}>
              {item.quantity} × {getItemName(item, language)}
            </th>
            <td className={styles.amount}>{formatDollars(item.price)}</td>
            <td className={styles.amount}>{formatDollars(getTotalCents([item]) / 100)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row" className={styles.name}>
            <Trans>Total</Trans>
          </th>
          <td colSpan={2} className={styles.amount}>
            {formatDollars(total)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
