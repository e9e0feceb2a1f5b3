import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { backOfficePaths } from '../../routing/back-office-paths';
import { button } from '../../ui/button/Button.css';
import { EnquiryTable } from '../enquiries/EnquiryTable';
import { EnquiryTools } from '../enquiries/EnquiryTools';
import { useEnquiryTab } from '../enquiries/use-enquiry-tab';
import { useStatusChange } from '../enquiries/use-status-change';
import { ExportButton } from '../export/ExportButton';
import { OrderDialog } from './OrderDialog';
import { OrderFilters } from './OrderFilters';
import { OrderStatusDialog } from './OrderStatusDialog';
import { useOrderColumns } from './order-columns';
import { orderCalls, orderDefaults, saveOrders, sendOrderStatus } from './order-list';

/** What people want to order, to be found, read, answered and brought further. */
export function OrdersTab() {
  const { t } = useLingui();
  const { view, list, reader } = useEnquiryTab(orderDefaults, orderCalls);
  const status = useStatusChange(list, reader, {
    send: sendOrderStatus,
    done: t`Order status updated successfully`,
    failed: t`Failed to update order status`,
  });
  const columns = useOrderColumns({ onView: reader.open, onStatus: status.ask });
  return (
    <>
      <EnquiryTools
        view={view}
        searchLabel={<Trans>Search orders</Trans>}
        filters={<OrderFilters view={view} />}
        deeds={
          <>
            <Link
              to={backOfficePaths.kitchenList(view.filters.from || undefined)}
              className={button({ kind: 'quiet' })}
            >
              <Trans>Kitchen list</Trans>
            </Link>
            <ExportButton onSave={() => saveOrders(view)} />
          </>
        }
      />
      <EnquiryTable
        label={t`Order Requests`}
        list={list}
        columns={columns}
        nothing={<Trans>No order requests found</Trans>}
        failed={<Trans>Error loading order requests. Please try again.</Trans>}
      />
      {reader.row && (
        <OrderDialog order={reader.row} list={list} reader={reader} onStatus={status.set} />
      )}
      {status.row && (
        <OrderStatusDialog order={status.row} onSave={status.set} onClose={status.leave} />
      )}
    </>
  );
}
