import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { getTotalCents } from '#contract/orders/order-validation';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './OrderItems.css';

interface Item {
  readonly key: string;
  readonly name: ReactNode;
  readonly quantity: number;
  /** US dollars each. */
  readonly price: number;
}

interface OrderItemsProps {
  readonly items: readonly Item[];
  readonly fee?: { readonly name: ReactNode; readonly dollars: number } | undefined;
  readonly discount?: number;
  readonly totalName: ReactNode;
  readonly total: number;
}

/** At the prices of the order. */
export function OrderItems({ items, fee, discount = 0, totalName, total }: OrderItemsProps) {
  const language = useLanguage();
  const formatDollars = (dollars: number) => formatPrice(dollars, language);
  return (
    <table className={styles.items}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <Trans>Item</Trans>
          </th>
          <th scope="col">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ key, name, quantity, price }) => (
          <tr key={key} className={styles.item}>
            <th scope="row" className={styles.name}>
              {name}
              <span className={styles.unitPrice}>
                {quantity} × {formatDollars(price)}
              </span>
            </th>
            <td className={styles.amount}>
              {formatDollars(getTotalCents([{ quantity, price }]) / 100)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {fee && (
          <SumRow name={fee.name}>
            {fee.dollars === 0 ? <Trans>Free</Trans> : formatDollars(fee.dollars)}
          </SumRow>
        )}
        {discount > 0 && <SumRow name={<Trans>Discount</Trans>}>−{formatDollars(discount)}</SumRow>}
        <tr className={styles.total}>
          <th scope="row" className={styles.name}>
            {totalName}
          </th>
          <td className={styles.amount}>{formatDollars(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface SumRowProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

const SumRow = ({ name, children }: SumRowProps) => (
  <tr className={styles.item}>
    <th scope="row" className={styles.sumName}>
      {name}
    </th>
    <td className={styles.amount}>{children}</td>
  </tr>
);
