import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { getTotalCents } from '#contract/orders/order-validation';
import { keyOrderItems } from '../../../data/with-unique-keys';
import { formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/use-language';
import * as styles from './OrderItemsTable.css';
import { useGetItemName } from './use-get-item-name';

/** Prices are those that the customer accepted. */
export function OrderItemsTable({ order }: { readonly order: OrderRecord }) {
  const language = useLanguage();
  const getItemName = useGetItemName();
  const { items, fee, discount, total, deposit, status, fulfilment } = order;
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
        {keyOrderItems(items).map(({ key, item }) => (
          <tr key={key} className={styles.row}>
            <th scope="row" className={styles.name}>
              {item.quantity} × {getItemName(item, language)}
            </th>
            <td className={styles.amount}>{formatDollars(item.price)}</td>
            <td className={styles.amount}>{formatDollars(getTotalCents([item]) / 100)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {(fee > 0 || discount > 0) && (
          <SumRow label={<Trans>Subtotal</Trans>} className={styles.row}>
            {formatDollars(getTotalCents(items) / 100)}
          </SumRow>
        )}
        {fee > 0 && (
          <SumRow
            label={
              fulfilment === 'shipping' ? <Trans>Shipping</Trans> : <Trans>Delivery fee</Trans>
            }
          >
            {formatDollars(fee)}
          </SumRow>
        )}
        {discount > 0 && (
          <SumRow label={<Trans>Discount</Trans>}>−{formatDollars(discount)}</SumRow>
        )}
        <SumRow
          label={status === 'New' ? <Trans>Estimated total</Trans> : <Trans>Total</Trans>}
          className={styles.total}
        >
          {formatDollars(total)}
        </SumRow>
        {deposit > 0 && <SumRow label={<Trans>Deposit</Trans>}>{formatDollars(deposit)}</SumRow>}
      </tfoot>
    </table>
  );
}

interface SumRowProps {
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

const SumRow = ({ label, className, children }: SumRowProps) => (
  <tr className={className}>
    <th scope="row" className={styles.name}>
      {label}
    </th>
    <td colSpan={2} className={styles.amount}>
      {children}
    </td>
  </tr>
);
