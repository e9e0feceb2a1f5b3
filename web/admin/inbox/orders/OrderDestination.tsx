import { Trans } from '@lingui/react/macro';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { findDeliveryArea } from '#contract/orders/rules';
import { useLanguage } from '../../../i18n/use-language';

interface OrderDestinationProps {
  readonly order: Pick<OrderRecord, 'fulfilment' | 'area'>;
}

export function OrderDestination({ order: { fulfilment, area } }: OrderDestinationProps) {
  const language = useLanguage();
  if (fulfilment === 'pickup') return <Trans context="order">Pickup</Trans>;
  if (fulfilment === 'shipping') return <Trans context="order">Shipping</Trans>;
  const place = findDeliveryArea(area ?? '')?.name[language] ?? area;
  return place === null ? (
    <Trans context="order">Delivery</Trans>
  ) : (
    <Trans>Delivery: {place}</Trans>
  );
}
