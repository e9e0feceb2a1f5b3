import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { isIsoDate, toShopDate } from '#contract/core/dates';
import { backOfficePaths } from '../../routing/back-office-paths';
import { useNavigate } from '../../routing/use-navigate';
import { NoIndexHead } from '../../seo/NoIndexHead';
import { LoadError } from '../../ui/error-boundary/LoadError';
import { DayField } from '../data-table/DayField';
import { TableSkeleton } from '../data-table/TableSkeleton';
import * as styles from './PrintPage.css';
import { PrintToolbar } from './PrintToolbar';
import { ShoppingListTable } from './ShoppingListTable';
import { parseDay, usePrintedOrders } from './use-printed-orders';

/** Ingredients of the confirmed orders of a day or a range of days. */
export const ShoppingListPage = () => (
  // Counts orders that were confirmed a moment ago.
  <SWRConfig value={{ revalidateOnMount: true }}>
    <ShoppingList />
  </SWRConfig>
);

function ShoppingList() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const params = new URLSearchParams(useLocation().search);
  const from = parseDay(params, 'from') ?? toShopDate(new Date());
  const requestedTo = parseDay(params, 'to') ?? from;
  const to = requestedTo < from ? from : requestedTo;
  const { orders, failed, retry } = usePrintedOrders({ from, to });

  function show(days: { readonly from: string; readonly to: string }): void {
    if (!isIsoDate(days.from) || !isIsoDate(days.to)) return;
    void navigate(backOfficePaths.shoppingList(days.from, days.to), { replace: true });
  }

  return (
    <div className={styles.page}>
      <NoIndexHead title={t`Shopping list`} />
      <div className={styles.header}>
        <h1 className={styles.title}>
          <Trans>Shopping list</Trans>
        </h1>
        <PrintToolbar backUrl={backOfficePaths.kitchenList(from)}>
          <DayField
            label={<Trans>From</Trans>}
            day={from}
            onChange={(day) => show({ from: day, to: day > to ? day : to })}
          />
          <DayField
            label={<Trans>Until</Trans>}
            day={to}
            min={from}
            onChange={(day) => show({ from, to: day })}
          />
        </PrintToolbar>
      </div>
      {failed && (
        <LoadError onRetry={retry}>
          <Trans>Error loading order requests. Please try again.</Trans>
        </LoadError>
      )}
      {!failed && !orders && <TableSkeleton />}
      {orders && <ShoppingListTable orders={orders} from={from} to={to} />}
    </div>
  );
}
