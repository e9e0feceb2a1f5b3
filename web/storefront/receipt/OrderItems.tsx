import { Trans } from '@lingui/react/macro';
import { getTotalCents } from '#contract/orders/order-validation';
import type { OrderItem, OrderRequest } from '#contract/orders/schema';
import { getSelectionTitle } from '#contract/products/options';
import { useQuery } from '../../data/use-query';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import type { ProductNames } from '../../outbox/item';
import { getLineId } from '../cart/cart';
import { productsQuery } from '../product-card/product-queries';
import * as styles from './OrderItems.css';

interface OrderItemsProps {
  readonly order: OrderRequest;
  /** Names at the time of the order. */
  readonly productNames: ProductNames | undefined;
}

/** Uses the prices of the order, not the current ones. */
export function OrderItems({ order: { items }, productNames }: OrderItemsProps) {
  const language = useLanguage();
  const { data: products } = useQuery(productsQuery);
  const getItemName = (item: OrderItem) => {
    const name = productNames?.[getLineId(item)]?.[language];
    if (name) return name;
    const product = products?.find(({ id }) => id === item.productId);
    return product && getSelectionTitle(product, item.option, language);
  };
  const formatDollars = (dollars: number) => formatPrice(dollars, language);
  return (
    <table className={styles.items}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <Trans>Item</Trans>
          </th>
          <th scope="col" className={styles.amount}>
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={getLineId(item)} className={styles.item}>
            <th scope="row" className={styles.name}>
              {getItemName(item) ?? <Trans>Product {item.productId}</Trans>}
              <span className={styles.unitPrice}>
                {item.quantity} × {formatDollars(item.price)}
              </span>
            </th>
            <td className={styles.amount}>{formatDollars(getTotalCents([item]) / 100)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.total}>
          <th scope="row" className={styles.totalLabel}>
            <Trans>Total</Trans>
          </th>
          <td className={styles.amount}>{formatDollars(getTotalCents(items) / 100)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
