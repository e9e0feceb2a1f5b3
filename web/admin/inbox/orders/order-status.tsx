import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { setOrderStatus } from '#contract/orders/admin-endpoints';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { type OrderStatus, orderStatuses } from '#contract/orders/rules';
import type { StatusDefinition } from '../status-display';

export const orderStatus: StatusDefinition<OrderRecord, OrderStatus> = {
  endpoint: setOrderStatus,
  values: orderStatuses,
  appearances: {
    New: { label: msg({ message: 'New', context: 'order' }), tone: 'warning' },
    Confirmed: { label: msg({ message: 'Confirmed', context: 'order' }), tone: 'info' },
    Fulfilled: { label: msg({ message: 'Fulfilled', context: 'order' }), tone: 'positive' },
    Declined: { label: msg({ message: 'Declined', context: 'order' }), tone: 'critical' },
  },
  describe: ({ number, name }) => (
    <Trans>
      Order {number} from {name}
    </Trans>
  ),
  successMessage: msg`Order status updated successfully`,
  errorMessage: msg`Failed to update order status`,
};
