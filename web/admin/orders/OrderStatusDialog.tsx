import { Trans } from '@lingui/react/macro';
import { type OrderStatus, orderStatuses } from '#contract/order';
import type { KeptOrder } from '#contract/order-requests';
import { StatusDialog } from '../enquiries/StatusDialog';
import { OrderStatusBadge } from './OrderStatusBadge';

interface OrderStatusDialogProps {
  readonly order: KeptOrder;
  readonly onSave: (order: KeptOrder, status: OrderStatus) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for an order's next status. */
export function OrderStatusDialog({ order, onSave, onClose }: OrderStatusDialogProps) {
  const { number, name, status } = order;
  return (
    <StatusDialog
      statuses={orderStatuses}
      current={status}
      nameOf={(named) => <OrderStatusBadge status={named} />}
      onSave={(next: OrderStatus) => onSave(order, next)}
      onClose={onClose}
    >
      <Trans>
        Order {number} from {name}
      </Trans>
    </StatusDialog>
  );
}
