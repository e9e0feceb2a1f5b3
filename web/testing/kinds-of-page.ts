import { pages } from '../app/pages';

/** A path with its parameters filled in. */
const fillIn = (path: string): string =>
  path.replace(':id?', '1').replace(':number', 'LH-1').replace('*', 'nowhere').replace(/^\/?/, '/');

/** A path of every page there is. */
export const everyPath = pages.map(({ path }) => fillIn(path));

const shopPages = pages.filter(({ backOffice, path }) => !backOffice && path !== '*');

/** Paths of the pages that come complete from the server. */
export const completePages = shopPages
  .filter(({ clientOnly }) => !clientOnly)
  .map(({ path }) => fillIn(path));

/** Paths of the pages that are filled with what the device keeps. */
export const devicePages = shopPages
  .filter(({ clientOnly, path }) => clientOnly && !path.includes(':'))
  .map(({ path }) => path);

/** Pages that are there, and what a URL may bring that is not. */
export const everyKindOfPage = [
  ...completePages,
  ...devicePages,
  '/shop?category=nonsense',
  '/shop?q=fig',
  '/product/999999',
  '/nowhere',
];
