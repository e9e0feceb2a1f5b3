import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { KeptOrder } from '#contract/order-requests';
import { backOfficePaths } from '../../app/back-office-paths';
import { useLanguage } from '../../i18n/use-language';
import { button } from '../../ui/button/Button.css';
import { EnquiryTable } from '../enquiries/EnquiryTable';
import { EnquiryTools } from '../enquiries/EnquiryTools';
import { useEnquiries } from '../enquiries/use-enquiries';
import { useReader } from '../enquiries/use-reader';
import { ExportButton } from '../export/ExportButton';
import { useListView } from '../list/use-list-view';
import { OrderDialog } from './OrderDialog';
import { OrderFilters } from './OrderFilters';
import { OrderStatusDialog } from './OrderStatusDialog';
import { useOrderColumns } from './order-columns';
import { orderCalls, orderDefaults, saveOrders } from './order-list';
import { useOrderStatus } from './use-order-status';

/** What people want to order, to be found, read, answered and brought further. */
export function OrdersTab() {
  const { t } = useLingui();
  const language = useLanguage();
  const view = useListView(orderDefaults);
  const list = useEnquiries(view, orderCalls(view, language));
  const reader = useReader(list);
  const [changing, setChanging] = useState<KeptOrder>();
  const setStatus = useOrderStatus(list, reader);
  const columns = useOrderColumns({ onView: reader.open, onStatus: setChanging });

  function leaveStatus(): void {
    setChanging(undefined);
    void list.settle();
  }

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
        <OrderDialog order={reader.row} list={list} reader={reader} onStatus={setStatus} />
      )}
      {changing && <OrderStatusDialog order={changing} onSave={setStatus} onClose={leaveStatus} />}
    </>
  );
}
