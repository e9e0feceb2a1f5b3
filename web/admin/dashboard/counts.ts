import { listContactMessages, listRestorationRequests } from '#contract/inbox/admin-endpoints';
import { listOrderRequests } from '#contract/orders/admin-endpoints';
import { listProducts } from '#contract/products/endpoints';
import { countVisitorsToday } from '#contract/visitors/endpoints';
import { query } from '../../data/query';
import { useCountedList } from '../../data/use-counted-list';
import { useQuery } from '../../data/use-query';

/** How many of something there are. */
export interface Count {
  /** Undefined while it is not known. */
  readonly number: number | undefined;
  readonly failed: boolean;
  /** Whether it is being read. */
  readonly awaited: boolean;
}

const lists = {
  messages: listContactMessages,
  restoration: listRestorationRequests,
  orders: listOrderRequests,
};

/** The count comes with every part of a list: the smallest one is asked for. */
const smallest = { limit: 1 };

export function useProductCount(): Count {
  const { data, error, isValidating } = useQuery(query(listProducts, {}));
  return { number: data?.length, failed: error !== undefined, awaited: isValidating };
}

/** How many have been sent to the shop. */
export function useEnquiryCount(list: keyof typeof lists): Count {
  const { data, error, isValidating } = useCountedList(lists[list], { query: smallest });
  return { number: data?.total, failed: error !== undefined, awaited: isValidating };
}

/** How many of them nobody has opened. */
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

/** Whether all figures of the dashboard have been read. */
export function useAllCounted(): boolean {
  const counts = [
    useProductCount(),
    useEnquiryCount('messages'),
    useEnquiryCount('restoration'),
    useUnreadCount('messages'),
    useUnreadCount('restoration'),
    useUnreadCount('orders'),
    useVisitorCount(),
  ];
  return counts.every(({ failed, awaited }) => !failed && !awaited);
}
