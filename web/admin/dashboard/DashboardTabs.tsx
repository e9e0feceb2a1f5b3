import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { type LazyComponent, lazyComponent } from '../../data/lazy-module';
import { backOfficePaths } from '../../routing/back-office-paths';
import { useNavigate } from '../../routing/use-navigate';
import { LazySection } from '../../ui/error-boundary/LazySection';
import { tab as tabLook } from '../../ui/tabs/Tabs.css';
import { TableSkeleton } from '../data-table/TableSkeleton';
import * as styles from './DashboardPage.css';
import { type DashboardTab, dashboardTabs, unreadCountNames } from './dashboard-tabs';
import { UnreadBadge } from './UnreadBadge';
import { useOpeningTab } from './use-opening-tab';
import { useScrollEdges } from './use-scroll-edges';
import { useScrollTabIntoView } from './use-scroll-tab-into-view';

/** One chunk per tab. */
const panels: Readonly<Record<DashboardTab, LazyComponent<object>>> = {
  products: lazyComponent(async () => (await import('../products/ProductsTab')).ProductsTab),
  images: lazyComponent(
    async () => (await import('../product-images/ProductImagesTab')).ProductImagesTab,
  ),
  bulkImages: lazyComponent(
    async () => (await import('../bulk-images/BulkImagesTab')).BulkImagesTab,
  ),
  header: lazyComponent(
    async () => (await import('../header-media/HeaderMediaTab')).HeaderMediaTab,
  ),
  messages: lazyComponent(async () => (await import('../inbox/messages/MessagesTab')).MessagesTab),
  restoration: lazyComponent(
    async () => (await import('../inbox/requests/RequestsTab')).RequestsTab,
  ),
  events: lazyComponent(async () => (await import('../inbox/inquiries/InquiriesTab')).InquiriesTab),
  orders: lazyComponent(async () => (await import('../inbox/orders/OrdersTab')).OrdersTab),
};

export function DashboardTabs() {
  const selectedTab = useOpeningTab();
  return selectedTab ? <SelectedTab selectedTab={selectedTab} /> : <TableSkeleton />;
}

function SelectedTab({ selectedTab }: { readonly selectedTab: DashboardTab }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const tabListRef = useRef<HTMLElement>(null);
  const { hasMoreBefore, hasMoreAfter } = useScrollEdges(tabListRef);
  const labels: Readonly<Record<DashboardTab, string>> = {
    products: t`Products`,
    images: t`Product Images`,
    bulkImages: t`Bulk Images`,
    header: t`Header Media`,
    messages: t`Contact Messages`,
    restoration: t`Restoration Requests`,
    orders: t`Order Requests`,
    events: t`Event Inquiries`,
  };

  useScrollTabIntoView(tabListRef, dashboardTabs.indexOf(selectedTab));

  function selectTab(index: number): void {
    const { [index]: tab = selectedTab } = dashboardTabs;
    if (tab !== selectedTab) void navigate(backOfficePaths.dashboard(tab));
  }

  return (
    <TabGroup
      manual
      selectedIndex={dashboardTabs.indexOf(selectedTab)}
      onChange={selectTab}
      className={styles.tabs}
    >
      <div className={styles.stickyTabs}>
        <TabList
          ref={tabListRef}
          className={styles.tabList}
          data-more-before={hasMoreBefore || undefined}
          data-more-after={hasMoreAfter || undefined}
          aria-label={t`Sections`}
        >
          {dashboardTabs.map((tab) => (
            <Tab key={tab} className={tabLook}>
              {labels[tab]}
              <TabBadge tab={tab} />
            </Tab>
          ))}
        </TabList>
      </div>
      <TabPanels>
        {dashboardTabs.map((tab) => (
          <TabPanel key={tab} className={styles.panel}>
            <LazySection lazy={panels[tab]} fallback={<TableSkeleton />}>
              {(Panel) => <Panel />}
            </LazySection>
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

function TabBadge({ tab }: { readonly tab: DashboardTab }) {
  const list = unreadCountNames[tab];
  return list ? <UnreadBadge list={list} /> : null;
}
