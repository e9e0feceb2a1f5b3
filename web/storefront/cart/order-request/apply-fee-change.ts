import type { FulfillmentMethod } from '#contract/orders/rules';
import type { ShopSettings } from '#contract/settings/schema';

interface ChargedOrder {
  readonly fulfilment: FulfillmentMethod;
  readonly area: string;
  readonly recipientCount: number;
}

/** Settings with which the order costs the new fee, in dollars. */
export function applyFeeChange<Settings extends ShopSettings>(
  settings: Settings,
  fee: number,
  { fulfilment, area, recipientCount }: ChargedOrder,
): Settings {
  if (fulfilment === 'shipping')
    return { ...settings, shippingFee: fee / Math.max(1, recipientCount) };
  const deliveryAreas = settings.deliveryAreas.map((deliveryArea) =>
    deliveryArea.slug === area ? { ...deliveryArea, fee } : deliveryArea,
  );
  return { ...settings, deliveryAreas };
}
