import { useLingui } from '@lingui/react/macro';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { type OrderEmailKind, orderEmailKinds } from '#contract/orders/order-email';

interface KindOption {
  readonly kind: OrderEmailKind;
  readonly label: string;
}

export function useOrderEmailKinds(): readonly KindOption[] {
  const { t } = useLingui();
  const labels: Readonly<Record<OrderEmailKind, string>> = {
    received: t`We have your order request`,
    changed: t`Something in your order changed`,
    confirmed: t`Your order is confirmed`,
    declined: t`We can’t take your order`,
    ready: t`Your order is ready or on its way`,
  };
  return orderEmailKinds.map((kind) => ({ kind, label: labels[kind] }));
}

export const isOrderEmailKind = (value: string): value is OrderEmailKind =>
  orderEmailKinds.some((kind) => kind === value);

const kindsByStatus: Readonly<Record<string, OrderEmailKind>> = {
  Confirmed: 'confirmed',
  Declined: 'declined',
  Fulfilled: 'ready',
};

/** What the customer should hear next. */
export const suggestKind = ({
  status,
  isAwaitingCustomer,
}: Pick<OrderRecord, 'status' | 'isAwaitingCustomer'>): OrderEmailKind =>
  isAwaitingCustomer ? 'changed' : (kindsByStatus[status] ?? 'received');
