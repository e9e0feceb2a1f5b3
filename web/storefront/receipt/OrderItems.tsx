import { Plural, Trans } from '@lingui/react/macro';
import { getTotalCents, needsFulfillment } from '#contract/orders/order-validation';
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
export function OrderItems({ order, productNames }: OrderItemsProps) {
  const { items, fee } = order;
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
        {typeof fee === 'number' && needsFulfillment(items, products ?? []) && (
          <tr className={styles.fee}>
            <th scope="row" className={styles.feeLabel}>
              <FeeLabel order={order} />
            </th>
            <td className={styles.amount}>
              {fee === 0 ? <Trans>Free</Trans> : formatDollars(fee)}
            </td>
          </tr>
        )}
        <tr className={styles.total}>
          <th scope="row" className={styles.totalLabel}>
            {typeof fee === 'number' || order.fulfilment === 'pickup' ? (
              <Trans>Estimated total</Trans>
            ) : (
              <Trans>Subtotal, before delivery</Trans>
            )}
          </th>
          <td className={styles.amount}>
            {formatDollars(getTotalCents(items) / 100 + (fee ?? 0))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function FeeLabel({ order: { fulfilment, recipients } }: Pick<OrderItemsProps, 'order'>) {
  if (fulfilment === 'pickup') return <Trans>Pickup</Trans>;
  if (fulfilment === 'delivery') return <Trans>Delivery</Trans>;
  return <Plural value={recipients?.length ?? 1} one="Shipping" other="Shipping to # addresses" />;
}
