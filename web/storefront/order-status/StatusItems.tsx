import { Trans } from '@lingui/react/macro';
import { getItemName } from '#contract/orders/item-name';
import type { OrderStatusView } from '#contract/orders/status-schema';
import type { Product } from '#contract/products/schema';
import { keyOrderItems } from '../../data/with-unique-keys';
import { useLanguage } from '../../i18n/use-language';
import { FeeName } from '../order-sheet/FeeName';
import { OrderItems } from '../order-sheet/OrderItems';

interface StatusItemsProps {
  readonly view: OrderStatusView;
  readonly products: readonly Product[] | null | undefined;
}

export function StatusItems({ view, products }: StatusItemsProps) {
  const language = useLanguage();
  const { items, fulfilment, recipients, fee, discount, total, status } = view;
  const hasFee = fee > 0 || fulfilment !== 'pickup';
  const feeName = <FeeName fulfilment={fulfilment} recipientCount={recipients.length} />;
  return (
    <OrderItems
      items={keyOrderItems(items).map(({ key, item }) => ({
        ...item,
        key,
        name: getItemName(item, products ?? [], language),
      }))}
      fee={hasFee ? { name: feeName, dollars: fee } : undefined}
      discount={discount}
      totalName={status === 'New' ? <Trans>Estimated total</Trans> : <Trans>Total</Trans>}
      total={total}
    />
  );
}
