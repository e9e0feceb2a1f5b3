import { type LazyComponent, lazyComponent } from '../data/lazy-module';
import { backOfficePaths, stripTrailingSlash } from '../routing/back-office-paths';

const notFound = lazyComponent(
  async () => (await import('./not-found/BackOfficeNotFound')).BackOfficeNotFound,
);

/** One chunk per page. */
const pages: Readonly<Record<string, LazyComponent<object>>> = {
  [backOfficePaths.dashboard()]: lazyComponent(
    async () => (await import('./dashboard/DashboardPage')).DashboardPage,
  ),
  [backOfficePaths.mediaManagement()]: lazyComponent(
    async () => (await import('../media/management-page/MediaManagementPage')).MediaManagementPage,
  ),
  [backOfficePaths.mediaManager()]: lazyComponent(
    async () => (await import('../media/manager-page/MediaManagerPage')).MediaManagerPage,
  ),
  [backOfficePaths.kitchenList()]: lazyComponent(
    async () => (await import('./kitchen-list/KitchenListPage')).KitchenListPage,
  ),
  [backOfficePaths.calendar()]: lazyComponent(
    async () => (await import('./calendar/CalendarPage')).CalendarPage,
  ),
  [backOfficePaths.print()]: lazyComponent(
    async () => (await import('./print/PrintPage')).PrintPage,
  ),
  [backOfficePaths.shoppingList()]: lazyComponent(
    async () => (await import('./print/ShoppingListPage')).ShoppingListPage,
  ),
  [backOfficePaths.customers()]: lazyComponent(
    async () => (await import('./customers/CustomersPage')).CustomersPage,
  ),
  [backOfficePaths.facts()]: lazyComponent(
    async () => (await import('./products/facts/FactsPage')).FactsPage,
  ),
  [backOfficePaths.settings()]: lazyComponent(
    async () => (await import('./settings/SettingsPage')).SettingsPage,
  ),
};

export const findBackOfficePage = (pathname: string): LazyComponent<object> =>
  pages[stripTrailingSlash(pathname)] ?? notFound;
