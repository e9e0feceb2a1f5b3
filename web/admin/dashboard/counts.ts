import { listContactMessages, listRestorationRequests } from '#contract/inbox/admin-endpoints';
import { listOrderRequests } from '#contract/orders/admin-endpoints';
import { listProducts } from '#contract/products/endpoints';
import { countVisitorsToday } from '#contract/visitors/endpoints';
import { query } from '../../data/query';
import { useCountedList } from '../../data/use-counted-list';
import { useQuery } from '../../data/use-query';

export interface Count {
  /** Undefined until loaded. */
  readonly number: number | undefined;
  readonly failed: boolean;
  readonly awaited: boolean;
}

const lists = {
  messages: listContactMessages,
  restoration: listRestorationRequests,
  orders: listOrderRequests,
};

/** The total comes with every page, so the smallest page is enough. */
const smallest = { limit: 1 };

export function useProductCount(): Count {
  const { data, error, isValidating } = useQuery(query(listProducts, {}));
  return { number: data?.length, failed: error !== undefined, awaited: isValidating };
}

export function useSubmissionCount(list: keyof typeof lists): Count {
  const { data, error, isValidating } = useCountedList(lists[list], { query: smallest });
  return { number: data?.total, failed: error !== undefined, awaited: isValidating };
}

export function useUnreadCount(list: keyof typeof lists): Count {
  const { data, error, isValidating } = useCountedList(lists[list], {
    query: { ...smallest, unread: '1' },
  });
  return { number: data?.total, failed: error !== undefined, awaited: isValidating };
}

export function useVisitorCount(): Count {
  const { data, error, isValidating } = useQuery(query(countVisitorsToday, {}));
  return { number: data?.count, failed: error !== undefined, awaited: isValidating };
}

export function useAllCounted(): boolean {
  const counts = [
    useProductCount(),
    useSubmissionCount('messages'),
    useSubmissionCount('restoration'),
    useUnreadCount('messages'),
    useUnreadCount('restoration'),
    useUnreadCount('orders'),
    useVisitorCount(),
  ];
  return counts.every(({ failed, awaited }) => !failed && !awaited);
}
