import { Trans } from '@lingui/react/macro';
import type { KeptOrder } from '#contract/orders/admin-schema';
import type { OrderStatus } from '#contract/orders/rules';
import { StatusDialog } from '../enquiries/StatusDialog';
import { orderStatus } from './order-status';

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
      kind={orderStatus}
      current={status}
      onSave={(next) => onSave(order, next)}
      onClose={onClose}
    >
      <Trans>
        Order {number} from {name}
      </Trans>
    </StatusDialog>
  );
}
