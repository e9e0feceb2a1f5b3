import type { OrderEvent } from '#contract/orders/admin-schema';
import type { OrderEmailKind } from '#contract/orders/order-email';
import type { OrderEventKind } from '#contract/orders/rules';

/** Steps of the shop that the customer should hear of, and the e-mail that fits. */
const emailKinds: Partial<Record<OrderEventKind, OrderEmailKind>> = {
  changed: 'changed',
  confirmed: 'confirmed',
  declined: 'declined',
  ready: 'ready',
  'out-for-delivery': 'ready',
};

/** The e-mail about the last step, unless one was sent after it or the order has moved on. */
export function findStepWithoutEmail(
  events: readonly Pick<OrderEvent, 'kind'>[],
): OrderEmailKind | undefined {
  const last = events.at(-1);
  return last && emailKinds[last.kind];
}
