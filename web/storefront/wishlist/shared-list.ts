import { paths } from '../../routing/paths';
import { parseProductIds } from '../product/parse-product-ids';

const shareParam = 'share';

const maxSharedProducts = 100;

/** Path without language prefix. */
export const buildSharedListPath = (ids: readonly number[]): string =>
  `${paths.wishlist()}?${shareParam}=${ids.join(',')}`;

export const parseSharedIds = (search: URLSearchParams): readonly number[] =>
  parseProductIds(search.get(shareParam), maxSharedProducts);
