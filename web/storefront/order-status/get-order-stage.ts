import type { OrderEventKind } from '#contract/orders/rules';
import type { OrderStatusView } from '#contract/orders/status-schema';

export type OrderStage =
  | 'received'
  | 'changed'
  | 'changes-rejected'
  | 'confirmed'
  | 'ready'
  | 'out-for-delivery'
  | 'delivered'
  | 'declined'
  | 'cancelled'
  | 'unknown';

type StagedOrder = Pick<OrderStatusView, 'status' | 'isAwaitingCustomer' | 'events'>;

/** E-mails are not the customer's concern. */
export const listShownEvents = ({ events }: Pick<OrderStatusView, 'events'>) =>
  events.filter(({ kind }) => kind !== 'emailed');

/** Where an order stands, from its status and what happened last. */
export function getOrderStage(order: StagedOrder): OrderStage {
  const lastKind = listShownEvents(order).at(-1)?.kind;
  const findLastKind = (...kinds: OrderEventKind[]) =>
    order.events.findLast(({ kind }) => kinds.includes(kind))?.kind;
  if (order.status === 'Declined')
    return findLastKind('declined', 'cancelled') === 'cancelled' ? 'cancelled' : 'declined';
  if (order.status === 'Fulfilled') return 'delivered';
  if (order.isAwaitingCustomer) return 'changed';
  if (lastKind === 'changes-rejected') return 'changes-rejected';
  if (order.status === 'New') return 'received';
  if (order.status !== 'Confirmed') return 'unknown';
  const step = findLastKind('confirmed', 'ready', 'out-for-delivery');
  return step === 'ready' || step === 'out-for-delivery' ? step : 'confirmed';
}
