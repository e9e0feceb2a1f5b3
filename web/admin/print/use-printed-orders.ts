import { isIsoDate } from '#contract/core/dates';
import { getOrderRequest, listOrderRequests } from '#contract/orders/admin-endpoints';
import type { OrderRecord } from '#contract/orders/admin-schema';
import { query } from '../../data/query';
import { usePaginatedList } from '../../data/use-paginated-list';
import { useQuery } from '../../data/use-query';

interface PrintedOrders {
  /** Undefined while loading. */
  readonly orders: readonly OrderRecord[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** One order by id, or the confirmed orders that the kitchen makes in a range of days. */
export function usePrintedOrders({
  id,
  from,
  to = from,
}: {
  readonly id?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): PrintedOrders {
  const one = useQuery(id === undefined ? null : query(getOrderRequest, { params: { id } }));
  const range = { from: from ?? noDay, to: to ?? noDay };
  const day = usePaginatedList(listOrderRequests, {
    query: { ...range, by: 'kitchen', status: 'Confirmed', archived: 'all', sort: 'event:asc' },
  });
  const { error, mutate } = id === undefined ? day : one;
  const orders = id === undefined ? day.data?.rows : one.data && [one.data];
  return {
    orders: orders ?? undefined,
    failed: error !== undefined && !orders,
    retry: () => void mutate(),
  };
}

/** A day without orders. */
const noDay = '1970-01-01';

/** Undefined without a valid day in the URL. */
export function parseDay(params: URLSearchParams, name: string): string | undefined {
  const day = params.get(name) ?? '';
  return isIsoDate(day) ? day : undefined;
}
