import { pages } from '../app/pages';

const fillParams = (path: string): string =>
  path.replace(':id?', '1').replace(':number', 'LH-1').replace('*', 'nowhere').replace(/^\/?/, '/');

export const allPagePaths = pages.map(({ path }) => fillParams(path));

const storefrontPages = pages.filter(({ backOffice, path }) => !backOffice && path !== '*');

/** Rendered by the server with data. */
export const serverRenderedPaths = storefrontPages
  .filter(({ clientOnly }) => !clientOnly)
  .map(({ path }) => fillParams(path));

/** Rendered in the browser from data on the device. */
export const clientOnlyPaths = storefrontPages
  .filter(({ clientOnly, path }) => clientOnly && !path.includes(':'))
  .map(({ path }) => path);

/** Includes URLs of missing pages and products. */
export const samplePagePaths = [
  ...serverRenderedPaths,
  ...clientOnlyPaths,
  // Its image has numbers and a legend.
  '/product/18',
  '/shop?category=nonsense',
  '/shop?q=fig',
  '/product/999999',
  '/compare?products=19,15,7',
  '/nowhere',
];
