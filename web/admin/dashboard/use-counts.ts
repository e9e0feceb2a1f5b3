import {
  countUnread,
  listContactMessages,
  listRestorationRequests,
} from '#contract/inbox/admin-endpoints';
import type { UnreadCounts } from '#contract/inbox/admin-schema';
import { listProducts } from '#contract/products/endpoints';
import { countVisitorsToday } from '#contract/visitors/endpoints';
import { query } from '../../data/query';
import { usePaginatedList } from '../../data/use-paginated-list';
import { useQuery } from '../../data/use-query';

export interface Count {
  /** Undefined until loaded. */
  readonly number: number | undefined;
  readonly failed: boolean;
  readonly isPending: boolean;
}

const endpoints = { messages: listContactMessages, requests: listRestorationRequests };

/** The total comes with every page, so the smallest page is enough. */
const countQuery = { limit: 1 };

export function useProductCount(): Count {
  const { data, error, isValidating } = useQuery(query(listProducts, {}));
  return { number: data?.length, failed: error !== undefined, isPending: isValidating };
}

export function useSubmissionCount(list: keyof typeof endpoints): Count {
  const { data, error, isValidating } = usePaginatedList(endpoints[list], { query: countQuery });
  return { number: data?.total, failed: error !== undefined, isPending: isValidating };
}

export function useUnreadCount(list: keyof UnreadCounts): Count {
  const { data, error, isValidating } = useQuery(query(countUnread, {}));
  return { number: data?.[list], failed: error !== undefined, isPending: isValidating };
}

/** Undefined until loaded. */
export function useUnreadTotal(): number | undefined {
  const { data } = useQuery(query(countUnread, {}));
  return data ? data.messages + data.requests + data.inquiries + data.orders : undefined;
}

export function useVisitorCount(): Count {
  const { data, error, isValidating } = useQuery(query(countVisitorsToday, {}));
  return { number: data?.count, failed: error !== undefined, isPending: isValidating };
}

export function useAllCountsLoaded(): boolean {
  const counts = [
    useProductCount(),
    useSubmissionCount('messages'),
    useSubmissionCount('requests'),
    useUnreadCount('orders'),
    useVisitorCount(),
  ];
  return counts.every(({ failed, isPending }) => !failed && !isPending);
}
