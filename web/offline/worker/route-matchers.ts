import type { Endpoint } from '#contract/core/endpoint';
import { listMediaFiles, optimizeImage } from '#contract/media/endpoints';
import { listBusyDays } from '#contract/orders/busy-days-endpoint';
import {
  getProduct,
  listFeaturedProducts,
  listProductImages,
  listProducts,
} from '#contract/products/endpoints';
import { getHeaderImage, getShopSettings } from '#contract/settings/endpoints';
import { basePath, removeBasePath } from '../../routing/base-path';

interface RouteMatchOptions {
  readonly url: URL;
  readonly request: Pick<Request, 'mode' | 'referrer'>;
  readonly sameOrigin: boolean;
}

/** The API, the back office, health checks and files. */
const excludedPaths = /^\/((api|admin)(\/|$)|(healthz|readyz)$)|\.[^/]*$/;

export const isStorefrontPage = ({ url, request, sameOrigin }: RouteMatchOptions): boolean =>
  sameOrigin && request.mode === 'navigate' && !excludedPaths.test(removeBasePath(url.pathname));

export const isCatalogRequest = (options: RouteMatchOptions): boolean =>
  isStorefrontRequest(options) && catalogPaths.test(options.url.pathname);

export const isBusyDaysRequest = (options: RouteMatchOptions): boolean =>
  isStorefrontRequest(options) && options.url.pathname === listBusyDays.path;

export const isImageRequest = (options: RouteMatchOptions): boolean =>
  isStorefrontRequest(options) && imagePaths.test(options.url.pathname);

export const isCacheable = (
  { status, headers }: Response,
  type: 'application/json' | 'image/' | 'text/html',
) =>
  status === 200 &&
  (headers.get('Content-Type') ?? '').startsWith(type) &&
  !/\b(no-store|private)\b/.test(headers.get('Cache-Control') ?? '');

/** The back office needs current data, and its responses are private to the session. */
const isStorefrontRequest = ({ request, sameOrigin }: RouteMatchOptions): boolean =>
  sameOrigin && !backOfficeReferrer.test(request.referrer);

const backOfficeReferrer = new RegExp(`^https?://[^/]+${basePath}/admin(/|$)`);

const catalogPaths = toPathPattern(
  listProducts,
  listFeaturedProducts,
  getProduct,
  listProductImages,
  listMediaFiles,
  getHeaderImage,
  getShopSettings,
);

const imagePaths = toPathPattern(optimizeImage);

function toPathPattern(...endpoints: readonly Endpoint[]): RegExp {
  const patterns = endpoints.map(({ path }) => path.replace(/:\w+/g, '[^/]+'));
  return new RegExp(`^(${patterns.join('|')})$`);
}
