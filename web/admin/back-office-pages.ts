import { type ComponentType, lazy } from 'react';
import { backOfficePaths, withoutEndSlash } from '../app/back-office-paths';

const NotFound = lazy(async () => ({
  default: (await import('./not-found/NothingHere')).NothingHere,
}));

/** The pages of the back office by their addresses, each in a chunk of its own. */
const pages: Readonly<Record<string, ComponentType>> = {
  [backOfficePaths.dashboard()]: lazy(async () => ({
    default: (await import('./dashboard/DashboardPage')).DashboardPage,
  })),
  [backOfficePaths.mediaManagement()]: lazy(async () => ({
    default: (await import('../media/management/MediaManagementPage')).MediaManagementPage,
  })),
  [backOfficePaths.mediaManager()]: lazy(async () => ({
    default: (await import('../media/manager/MediaManagerPage')).MediaManagerPage,
  })),
  [backOfficePaths.kitchenList()]: lazy(async () => ({
    default: (await import('./kitchen-list/KitchenListPage')).KitchenListPage,
  })),
};

/** What draws the page at a path; a slash at its end makes no difference. */
export const pageAt = (pathname: string): ComponentType =>
  pages[withoutEndSlash(pathname)] ?? NotFound;
