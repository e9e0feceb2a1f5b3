import { pages } from '../app/pages';

const fillIn = (path: string): string =>
  path.replace(':id?', '1').replace(':number', 'LH-1').replace('*', 'nowhere').replace(/^\/?/, '/');

export const everyPath = pages.map(({ path }) => fillIn(path));

const shopPages = pages.filter(({ backOffice, path }) => !backOffice && path !== '*');

/** Rendered by the server with data. */
export const completePages = shopPages
  .filter(({ clientOnly }) => !clientOnly)
  .map(({ path }) => fillIn(path));

/** Filled with data stored on the device. */
export const devicePages = shopPages
  .filter(({ clientOnly, path }) => clientOnly && !path.includes(':'))
  .map(({ path }) => path);

/** Includes URLs of missing pages and products. */
export const everyKindOfPage = [
  ...completePages,
  ...devicePages,
  '/shop?category=nonsense',
  '/shop?q=fig',
  '/product/999999',
  '/nowhere',
];
