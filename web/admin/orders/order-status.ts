import { type OrderStatus, orderStatuses } from '#contract/orders/rules';
import type { StatusKind } from '../enquiries/status-kind';
import { OrderStatusName } from './OrderStatusName';

/** How far an order can be. */
export const orderStatus: StatusKind<OrderStatus> = {
  statuses: orderStatuses,
  tones: { New: 'warning', Confirmed: 'info', Fulfilled: 'positive', Declined: 'critical' },
  Name: OrderStatusName,
};
