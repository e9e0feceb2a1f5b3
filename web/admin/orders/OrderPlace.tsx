import { Trans } from '@lingui/react/macro';
import { findDeliveryArea } from '#contract/order';
import type { KeptOrder } from '#contract/order-requests';
import { useLanguage } from '../../i18n/use-language';

interface OrderPlaceProps {
  readonly order: Pick<KeptOrder, 'fulfilment' | 'area'>;
}

/** Where an order goes. */
export function OrderPlace({ order: { fulfilment, area } }: OrderPlaceProps) {
  const language = useLanguage();
  if (fulfilment === 'pickup') return <Trans context="order">Pickup</Trans>;
  const place = findDeliveryArea(area ?? '')?.name[language] ?? area;
  return place === null ? (
    <Trans context="order">Delivery</Trans>
  ) : (
    <Trans>Delivery: {place}</Trans>
  );
}
