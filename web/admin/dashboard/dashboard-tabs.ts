import type { UnreadCounts } from '#contract/inbox/admin-schema';
import { orderFilter } from '#contract/orders/admin-schema';
import { backOfficePaths, buildWaitingOrdersPath } from '../../routing/back-office-paths';

/** Values of `?tab=`, in display order. */
export const dashboardTabs = [
  'products',
  'images',
  'bulkImages',
  'header',
  'messages',
  'restoration',
  'orders',
  'events',
] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** Undefined without a valid tab in the URL. */
export function parseTab(search: string): DashboardTab | undefined {
  const value = new URLSearchParams(search).get('tab');
  return dashboardTabs.find((tab) => tab === value);
}

/** Tabs with an inbox and the counts of what is unread there. */
export const unreadCountNames: Readonly<Partial<Record<DashboardTab, keyof UnreadCounts>>> = {
  messages: 'messages',
  restoration: 'requests',
  orders: 'orders',
  events: 'inquiries',
};

const tabsByUrgency = ['orders', 'events', 'messages', 'restoration'] as const;

/** The most urgent tab with something unread, otherwise the first tab. */
export const findOpeningTab = (unread: UnreadCounts | undefined): DashboardTab =>
  tabsByUrgency.find((tab) => getUnreadCount(tab, unread) > 0) ?? dashboardTabs[0];

function getUnreadCount(tab: DashboardTab, unread: UnreadCounts | undefined): number {
  const name = unreadCountNames[tab];
  return (name && unread?.[name]) ?? 0;
}

const orderListParams = ['page', ...Object.keys(orderFilter)];

/** Opens the waiting orders, unless `search` has filters, a sort order or a page of the list. */
export function buildOpeningPath(tab: DashboardTab, search: string): string {
  const params = new URLSearchParams(search);
  const hasListParams = orderListParams.some((name) => params.has(name));
  if (tab === 'orders' && !hasListParams) return buildWaitingOrdersPath();
  params.set('tab', tab);
  return `${backOfficePaths.dashboard()}?${params}`;
}
