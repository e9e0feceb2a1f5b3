import { toShopDate } from '#contract/core/dates';
import { listOrderRequests } from '#contract/orders/admin-endpoints';
import { usePaginatedList } from '../../data/use-paginated-list';
import { backOfficePaths } from '../../routing/back-office-paths';
import { TableSkeleton } from '../data-table/TableSkeleton';
import { Redirect } from '../shell/session/Redirect';
import { findNextDay } from './kitchen-list';

/** More than the declined or fulfilled orders before the next open one. */
const maxOrders = 100;

/** Falls back to today if there is no such day or the orders fail to load. */
export function RedirectToNextDay() {
  const today = toShopDate(new Date());
  const { data, error, isValidating } = usePaginatedList(listOrderRequests, {
    query: { from: today, sort: 'event:asc', archived: 'all', by: 'kitchen', limit: maxOrders },
  });
  if (!error && (!data || isValidating)) return <TableSkeleton />;
  return <Redirect to={backOfficePaths.kitchenList(findNextDay(data?.rows ?? []) ?? today)} />;
}
