import type { Endpoint } from '#contract/core/endpoint';
import { listMediaFiles, optimizeImage } from '#contract/media/endpoints';
import {
  getProduct,
  listFeaturedProducts,
  listProductImages,
  listProducts,
} from '#contract/products/endpoints';
import { getHeaderImage } from '#contract/settings/endpoints';

/** What was asked for. */
interface Asked {
  readonly url: URL;
  readonly request: Pick<Request, 'mode' | 'referrer'>;
  readonly sameOrigin: boolean;
}

/** Addresses that are never pages of the shop: the API, the back office, health checks, files. */
const notPages = /^\/((api|admin)(\/|$)|(healthz|readyz)$)|\.[^/]*$/;

/** A page of the shop. */
export const isPage = ({ url, request, sameOrigin }: Asked): boolean =>
  sameOrigin && request.mode === 'navigate' && !notPages.test(url.pathname);

/** The catalogue: products, and what pictures the pages show. */
export const isCatalogueRead = (asked: Asked): boolean =>
  isOfShoppers(asked) && catalogueReads.test(asked.url.pathname);

/** A picture, in one of its renditions. */
export const isPicture = (asked: Asked): boolean =>
  isOfShoppers(asked) && pictures.test(asked.url.pathname);

/** Whether an answer may be stored: a good one, of the type that was asked for, and meant for everybody. */
export const isStorable = ({ status, headers }: Response, type: 'application/json' | 'image/') =>
  status === 200 &&
  (headers.get('Content-Type') ?? '').startsWith(type) &&
  !/\b(no-store|private)\b/.test(headers.get('Cache-Control') ?? '');

/** The back office reads what is so now, and what it is told under a session is nobody else's. */
const isOfShoppers = ({ request, sameOrigin }: Asked): boolean =>
  sameOrigin && !/^https?:\/\/[^/]+\/admin(\/|$)/.test(request.referrer);

const catalogueReads = pathsOf(
  listProducts,
  listFeaturedProducts,
  getProduct,
  listProductImages,
  listMediaFiles,
  getHeaderImage,
);

const pictures = pathsOf(optimizeImage);

/** Matches the paths of some endpoints, whatever their parameters are. */
function pathsOf(...endpoints: readonly Endpoint[]): RegExp {
  const patterns = endpoints.map(({ path }) => path.replace(/:\w+/g, '[^/]+'));
  return new RegExp(`^(${patterns.join('|')})$`);
}
