import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { buildUrl } from '#contract/core/endpoint';
import { listEventInquiries } from '#contract/event-inquiries/admin-endpoints';
import {
  countUnread,
  listContactMessages,
  listRestorationRequests,
} from '#contract/inbox/admin-endpoints';
import type { UnreadCounts } from '#contract/inbox/admin-schema';
import { listOrderRequests } from '#contract/orders/admin-endpoints';
import { connectivity } from '../../data/connectivity';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { useRevalidate } from '../../data/use-revalidate';

const pollIntervalMs = 60_000;

const url = buildUrl(countUnread);

/** Fetches the unread counts each minute while the page is visible, and the lists that have received something. */
export function usePollUnread(): void {
  const { mutate } = useSWRConfig();
  const { data } = useQuery(query(countUnread, {}));
  useReloadGrownLists(data ?? undefined);

  useEffect(() => {
    let polledAt = Date.now();

    function poll(): void {
      if (document.visibilityState !== 'visible' || connectivity.isOffline()) return;
      polledAt = Date.now();
      void mutate(url);
    }

    function pollIfDue(): void {
      if (Date.now() - polledAt >= pollIntervalMs) poll();
    }

    const timer = setInterval(poll, pollIntervalMs);
    document.addEventListener('visibilitychange', pollIfDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pollIfDue);
    };
  }, [mutate]);
}

const lists = [
  ['messages', listContactMessages],
  ['requests', listRestorationRequests],
  ['inquiries', listEventInquiries],
  ['orders', listOrderRequests],
] as const;

function useReloadGrownLists(counts: UnreadCounts | undefined): void {
  const revalidate = useRevalidate();
  const previous = useRef<UnreadCounts>(undefined);

  useEffect(() => {
    const before = previous.current;
    previous.current = counts;
    if (!before || !counts) return;
    const paths = lists.filter(([name]) => counts[name] > before[name]).map(([, { path }]) => path);
    if (paths.length > 0) void revalidate((key) => paths.some((path) => key.startsWith(path)));
  }, [counts, revalidate]);
}
