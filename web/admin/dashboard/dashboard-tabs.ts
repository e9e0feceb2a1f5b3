/** Values of `?tab=`, in display order. */
export const dashboardTabs = [
  'products',
  'images',
  'bulkImages',
  'header',
  'messages',
  'restoration',
  'orders',
] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** Falls back to the first tab. */
export function parseTab(search: string): DashboardTab {
  const value = new URLSearchParams(search).get('tab');
  return dashboardTabs.find((tab) => tab === value) ?? dashboardTabs[0];
}
