import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  archiveOrderRequest,
  exportOrderRequests,
  listOrderRequests,
  markOrderRequest,
} from '#contract/orders/admin-endpoints';
import { defineInbox } from '../define-inbox';
import { InboxTab } from '../InboxTab';
import { columns } from './columns';
import { NewOrderButton } from './NewOrderButton';
import { OrderDetail } from './OrderDetail';
import { OrderActions, OrderFilters } from './OrderToolbar';
import { orderStatus } from './order-status';

const inbox = defineInbox({
  endpoints: {
    list: listOrderRequests,
    export: exportOrderRequests,
    setRead: markOrderRequest,
    setArchived: archiveOrderRequest,
  },
  columns,
  status: orderStatus,
  texts: {
    title: msg`Order Requests`,
    search: <Trans>Search orders</Trans>,
    empty: <Trans>No order requests found</Trans>,
    failed: <Trans>Error loading order requests. Please try again.</Trans>,
  },
  Filters: OrderFilters,
  Actions: OrderActions,
  PrimaryAction: NewOrderButton,
  Detail: OrderDetail,
});

export const OrdersTab = () => <InboxTab inbox={inbox} />;
