import { backOfficePaths, stripTrailingSlash } from '../routing/back-office-paths';
import { type PartCode, partCode } from './shell/error-boundary/part-code';

const notFound = partCode(async () => (await import('./not-found/NothingHere')).NothingHere);

/** The pages of the back office by their addresses, each in a chunk of its own. */
const pages: Readonly<Record<string, PartCode<object>>> = {
  [backOfficePaths.dashboard()]: partCode(
    async () => (await import('./dashboard/DashboardPage')).DashboardPage,
  ),
  [backOfficePaths.mediaManagement()]: partCode(
    async () => (await import('../media/management/MediaManagementPage')).MediaManagementPage,
  ),
  [backOfficePaths.mediaManager()]: partCode(
    async () => (await import('../media/manager/MediaManagerPage')).MediaManagerPage,
  ),
  [backOfficePaths.kitchenList()]: partCode(
    async () => (await import('./kitchen-list/KitchenListPage')).KitchenListPage,
  ),
};

/** The code of the page at a path; a slash at its end makes no difference. */
export const pageAt = (pathname: string): PartCode<object> =>
  pages[stripTrailingSlash(pathname)] ?? notFound;
