import { idPattern } from '#contract/core/text';
import { paths } from '../../routing/paths';

const shareParam = 'share';

const maxSharedProducts = 100;

/** Path without language prefix. */
export const buildSharedListPath = (ids: readonly number[]): string =>
  `${paths.wishlist()}?${shareParam}=${ids.join(',')}`;

/** Skips invalid and duplicate ids. */
export function parseSharedIds(search: URLSearchParams): readonly number[] {
  const rawIds = (search.get(shareParam) ?? '').split(',');
  const ids = rawIds.filter((id) => idPattern.test(id)).map(Number);
  return [...new Set(ids)].slice(0, maxSharedProducts);
}
