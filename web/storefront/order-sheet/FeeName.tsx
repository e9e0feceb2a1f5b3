import { Plural, Trans } from '@lingui/react/macro';
import type { FulfillmentMethod } from '#contract/orders/rules';

interface FeeNameProps {
  readonly fulfilment: FulfillmentMethod;
  readonly recipientCount: number;
}

export function FeeName({ fulfilment, recipientCount }: FeeNameProps) {
  if (fulfilment === 'pickup') return <Trans>Pickup</Trans>;
  if (fulfilment === 'delivery') return <Trans>Delivery</Trans>;
  return <Plural value={recipientCount} one="Shipping" other="Shipping to # addresses" />;
}
