import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { countUnread } from '#contract/inbox/admin-endpoints';
import { query } from '../../data/query';
import { useQuery } from '../../data/use-query';
import { removeBasePath } from '../../routing/base-path';
import { useNavigate } from '../../routing/use-navigate';
import { buildOpeningPath, type DashboardTab, findOpeningTab, parseTab } from './dashboard-tabs';

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
    const isCurrent = removeBasePath(location.pathname) + location.search === pathname + search;
    if (!openingTab || !isCurrent) return;
    void navigate(buildOpeningPath(openingTab, search), { replace: true });
  }, [openingTab, pathname, search, navigate]);

  return tab ?? openingTab;
}
