import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { backOfficePaths } from '../../routing/back-office-paths';
import { NoIndexHead } from '../../seo/NoIndexHead';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { TableSkeleton } from '../data-table/TableSkeleton';
import { OrderLabels } from './OrderLabels';
import { OrderSheet } from './OrderSheet';
import * as styles from './PrintPage.css';
import { PrintToolbar } from './PrintToolbar';
import { parseDay, usePrintedOrders } from './use-printed-orders';

/** Order sheets or labels of one order (`?id=`) or of a day (`?day=`). */
export const PrintPage = () => (
  // Prints what the orders are now.
  <SWRConfig value={{ revalidateOnMount: true }}>
    <PrintedOrders />
  </SWRConfig>
);

function PrintedOrders() {
  const { t } = useLingui();
  const params = new URLSearchParams(useLocation().search);
  const isLabels = params.get('sheet') === 'labels';
  const id = /^[1-9]\d{0,9}$/.test(params.get('id') ?? '') ? Number(params.get('id')) : undefined;
  const day = parseDay(params, 'day');
  const { orders, failed, retry } = usePrintedOrders({ id, from: day });
  return (
    <div className={styles.page}>
      <NoIndexHead title={isLabels ? t`Labels` : t`Order sheet`} />
      <div className={styles.header}>
        <h1 className={styles.screenOnlyTitle}>
          {isLabels ? <Trans>Labels</Trans> : <Trans>Order sheet</Trans>}
        </h1>
        <PrintToolbar
          backUrl={day ? backOfficePaths.kitchenList(day) : backOfficePaths.dashboard('orders')}
        />
      </div>
      {failed && (
        <LoadError onRetry={retry}>
          <Trans>Error loading order requests. Please try again.</Trans>
        </LoadError>
      )}
      {!failed && !orders && <TableSkeleton />}
      {orders?.length === 0 && (
        <p className={styles.note}>
          <Trans>No order of this day is confirmed.</Trans>
        </p>
      )}
      {orders && isLabels && <OrderLabels orders={orders} />}
      {orders && !isLabels && orders.map((order) => <OrderSheet key={order.id} order={order} />)}
    </div>
  );
}
