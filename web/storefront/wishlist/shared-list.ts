import { idPattern } from '#contract/core/text';
import { paths } from '../../routing/paths';

const parameter = 'share';

const most = 100;

/** Path without language prefix. */
export const sharedListPath = (ids: readonly number[]): string =>
  `${paths.wishlist()}?${parameter}=${ids.join(',')}`;

/** Skips invalid and duplicate ids. */
export function parseSharedIds(search: URLSearchParams): readonly number[] {
  const written = (search.get(parameter) ?? '').split(',');
  const ids = written.filter((id) => idPattern.test(id)).map(Number);
  return [...new Set(ids)].slice(0, most);
}
