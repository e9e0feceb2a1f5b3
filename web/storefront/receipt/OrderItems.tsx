import { Trans } from '@lingui/react/macro';
import { getTotalCents } from '#contract/orders/order-validation';
import type { OrderRequest } from '#contract/orders/schema';
import { getProductText } from '#contract/products/product-text';
import { useQuery } from '../../data/use-query';
import { formatPrice } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import type { ProductNames } from '../../outbox/item';
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
  const getProductName = (id: number) => {
    const name = productNames?.[id]?.[language];
    if (name) return name;
    const product = products?.find((other) => other.id === id);
    return product && getProductText(product, 'name', language);
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
          <tr key={item.productId} className={styles.item}>
            <th scope="row" className={styles.name}>
              {getProductName(item.productId) ?? <Trans>Product {item.productId}</Trans>}
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
