/** The tabs of the dashboard as addresses name them, in the order they stand. */
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

/** The tab that an address names; the first one where it names none. */
export function tabIn(search: string): DashboardTab {
  const written = new URLSearchParams(search).get('tab');
  return dashboardTabs.find((tab) => tab === written) ?? dashboardTabs[0];
}
