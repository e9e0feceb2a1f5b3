import { pages } from '../app/pages';

const fillParams = (path: string): string =>
  path.replace(':id?', '1').replace(':number', 'LH-1').replace('*', 'nowhere').replace(/^\/?/, '/');

export const everyPath = pages.map(({ path }) => fillParams(path));

const shopPages = pages.filter(({ backOffice, path }) => !backOffice && path !== '*');

/** Rendered by the server with data. */
export const completePages = shopPages
  .filter(({ clientOnly }) => !clientOnly)
  .map(({ path }) => fillParams(path));

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
