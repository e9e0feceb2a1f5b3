import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { backOfficePaths } from '../../app/back-office-paths';
import { tabList, tab as tabLook } from '../../ui/tabs/Tabs.css';
import { ListLoading } from '../list/ListLoading';
import * as styles from './DashboardPage.css';
import { type DashboardTab, dashboardTabs, tabIn } from './dashboard-tabs';
import { UnreadMark } from './UnreadMark';

/** What each tab shows, in a chunk of its own. */
const panels: Readonly<Record<DashboardTab, ComponentType>> = {
  products: lazy(async () => ({
    default: (await import('../products/ProductsTab')).ProductsTab,
  })),
  images: lazy(async () => ({
    default: (await import('../product-images/ProductImagesTab')).ProductImagesTab,
  })),
  bulkImages: lazy(async () => ({
    default: (await import('../bulk-images/BulkImagesTab')).BulkImagesTab,
  })),
  header: lazy(async () => ({
    default: (await import('../header-media/HeaderMedia')).HeaderMedia,
  })),
  messages: lazy(async () => ({
    default: (await import('../messages/MessagesTab')).MessagesTab,
  })),
  restoration: lazy(async () => ({
    default: (await import('../restoration/RestorationTab')).RestorationTab,
  })),
  orders: lazy(async () => ({
    default: (await import('../orders/OrdersTab')).OrdersTab,
  })),
};

/** The work of the shop, a tab for each part; the one that is open stands in the address. */
export function DashboardTabs() {
  const { t } = useLingui();
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = tabIn(search);
  const list = useRef<HTMLElement>(null);
  const names: Readonly<Record<DashboardTab, string>> = {
    products: t`Products`,
    images: t`Product Images`,
    bulkImages: t`Bulk Images`,
    header: t`Header Media`,
    messages: t`Contact Messages`,
    restoration: t`Restoration Requests`,
    orders: t`Order Requests`,
  };

  // On a phone the row is wider than the window.
  useEffect(() => {
    const row = list.current;
    const tab = row?.children[dashboardTabs.indexOf(open)];
    if (row && tab instanceof HTMLElement) row.scrollLeft = tab.offsetLeft - row.offsetWidth / 2;
  }, [open]);

  function turnTo(at: number): void {
    const { [at]: tab = open } = dashboardTabs;
    if (tab !== open) void navigate(backOfficePaths.dashboard(tab));
  }

  return (
    <TabGroup
      manual
      selectedIndex={dashboardTabs.indexOf(open)}
      onChange={turnTo}
      className={styles.tabs}
    >
      <TabList ref={list} className={tabList} aria-label={t`Parts of the shop`}>
        {dashboardTabs.map((tab) => (
          <Tab key={tab} className={tabLook}>
            {names[tab]}
            <UnreadMark tab={tab} />
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {dashboardTabs.map((tab) => {
          const { [tab]: Panel } = panels;
          return (
            <TabPanel key={tab} className={styles.panel}>
              <Suspense fallback={<ListLoading />}>
                <Panel />
              </Suspense>
            </TabPanel>
          );
        })}
      </TabPanels>
    </TabGroup>
  );
}
