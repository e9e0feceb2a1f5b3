import { Badge, type Tone } from '../../ui/badge/Badge';
import { OrderStatusName } from './OrderStatusName';

const tones: Readonly<Record<string, Tone>> = {
  New: 'warning',
  Confirmed: 'info',
  Fulfilled: 'positive',
  Declined: 'critical',
};

/** How far an order is. */
export const OrderStatusBadge = ({ status }: { readonly status: string }) => (
  <Badge tone={tones[status] ?? 'neutral'}>
    <OrderStatusName status={status} />
  </Badge>
);
