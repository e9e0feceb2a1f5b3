import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderStatusView } from '#contract/orders/status-schema';
import type { Product } from '#contract/products/schema';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { getItemName } from './get-item-name';
import * as styles from './StatusItems.css';

interface StatusItemsProps {
  readonly view: OrderStatusView;
  readonly products: readonly Product[] | null | undefined;
}

/** At the prices of the order. */
export function StatusItems({ view, products }: StatusItemsProps) {
  const language = useLanguage();
  const { items, fee, discount, total, status } = view;
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
        {items.map((item) => (
          <tr key={`${item.productId} ${item.productName} ${item.option}`} className={styles.item}>
            <th scope="row" className={styles.name}>
              {getItemName(item, products, language)}
              <span className={styles.unitPrice}>
                {item.quantity} × {formatDollars(item.price)}
              </span>
            </th>
            <td className={styles.amount}>
              {formatDollars((Math.round(item.price * 100) * item.quantity) / 100)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {(fee > 0 || view.fulfilment !== 'pickup') && (
          <SumRow label={<FeeName fulfilment={view.fulfilment} />}>
            {fee === 0 ? <Trans>Free</Trans> : formatDollars(fee)}
          </SumRow>
        )}
        {discount > 0 && (
          <SumRow label={<Trans>Discount</Trans>}>−{formatDollars(discount)}</SumRow>
        )}
        <tr className={styles.total}>
          <th scope="row" className={styles.name}>
            {status === 'New' ? <Trans>Estimated total</Trans> : <Trans>Total</Trans>}
          </th>
          <td className={styles.amount}>{formatDollars(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface SumRowProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

const SumRow = ({ label, children }: SumRowProps) => (
  <tr className={styles.item}>
    <th scope="row" className={styles.sumName}>
      {label}
    </th>
    <td className={styles.amount}>{children}</td>
  </tr>
);

export const FeeName = ({ fulfilment }: Pick<OrderStatusView, 'fulfilment'>) =>
  fulfilment === 'shipping' ? <Trans>Shipping</Trans> : <Trans>Delivery</Trans>;
