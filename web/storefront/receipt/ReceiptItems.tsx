import { Trans } from '@lingui/react/macro';
import { getTotalCents, needsFulfillment } from '#contract/orders/order-validation';
import type { OrderItem, OrderRequest } from '#contract/orders/schema';
import { getSelectionTitle } from '#contract/products/options';
import type { Product } from '#contract/products/schema';
import { useLanguage } from '../../i18n/use-language';
import type { ProductNames } from '../../outbox/item';
import { getLineId } from '../cart/cart';
import { FeeName } from '../order-sheet/FeeName';
import { OrderItems } from '../order-sheet/OrderItems';

interface ReceiptItemsProps {
  readonly order: OrderRequest;
  /** Names at the time of the order. */
  readonly productNames: ProductNames | undefined;
  readonly products: readonly Product[] | null | undefined;
}

export function ReceiptItems({ order, productNames, products }: ReceiptItemsProps) {
  const { items, fee, fulfilment, recipients } = order;
  const language = useLanguage();
  const getItemName = (item: OrderItem) => {
    const name = productNames?.[getLineId(item)]?.[language];
    if (name) return name;
    const product = products?.find(({ id }) => id === item.productId);
    return product && getSelectionTitle(product, item.option, language);
  };
  const hasFee = typeof fee === 'number' && needsFulfillment(items, products ?? []);
  const feeName = <FeeName fulfilment={fulfilment} recipientCount={recipients?.length ?? 1} />;
  return (
    <OrderItems
      items={items.map((item) => ({
        ...item,
        key: getLineId(item),
        name: getItemName(item) ?? <Trans>Product {item.productId}</Trans>,
      }))}
      fee={hasFee ? { name: feeName, dollars: fee } : undefined}
      totalName={
        typeof fee === 'number' || fulfilment === 'pickup' ? (
          <Trans>Estimated total</Trans>
        ) : (
          <Trans>Subtotal, before delivery</Trans>
        )
      }
      total={getTotalCents(items) / 100 + (fee ?? 0)}
    />
  );
}
