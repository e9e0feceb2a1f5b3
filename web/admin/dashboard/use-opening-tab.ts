import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { countUnread } from '#contract/inbox/admin-endpoints';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { buildWaitingOrdersPath } from '../../routing/back-office-paths';
import { useNavigate } from '../../routing/use-navigate';
import { type DashboardTab, findOpeningTab, parseTab } from './dashboard-tabs';

/** The tab in the URL. Without one, adds the opening tab to the URL once the unread counts are known. */
export function useOpeningTab(): DashboardTab | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data, error, isValidating } = useQuery(query(countUnread, {}));
  const tab = parseTab(search);
  const areCountsKnown = error !== undefined || (data !== undefined && !isValidating);
  const openingTab = !tab && areCountsKnown ? findOpeningTab(data ?? undefined) : undefined;

  useEffect(() => {
    // A user who has left stays on the other page, even while its code is loading.
    const isCurrent = location.pathname + location.search === pathname + search;
    if (!openingTab || !isCurrent) return;
    const params = new URLSearchParams(search);
    // A filtered list stays as it was.
    const hasFilters = params.size > 0;
    params.set('tab', openingTab);
    const url =
      openingTab === 'orders' && !hasFilters
        ? buildWaitingOrdersPath()
        : { pathname, search: `?${params}` };
    void navigate(url, { replace: true });
  }, [openingTab, pathname, search, navigate]);

  return tab ?? openingTab;
}
