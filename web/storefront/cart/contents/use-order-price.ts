import { type OrderPrice, priceOrder } from '#contract/orders/pricing';
import { useShopSettings } from '../../shop-settings/use-shop-settings';
import { type LineItem, requiresFulfillment, toOrderItems } from '../order-request/line-items';
import { useFulfillmentStore } from './fulfillment-store';

/** Undefined fee: the delivery area is not selected yet. */
export function useOrderPrice(lines: readonly LineItem[]): OrderPrice {
  const { settings } = useShopSettings();
  const selected = useFulfillmentStore();
  const fulfillment = requiresFulfillment(lines) ? selected : { fulfilment: 'pickup' as const };
  return priceOrder(
    { ...fulfillment, selections: toOrderItems(lines) },
    lines.map(({ product }) => product),
    settings,
  );
}
