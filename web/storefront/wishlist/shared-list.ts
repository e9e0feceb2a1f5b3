import { writtenId } from '#contract/core/text';
import { paths } from '../../routing/paths';

const parameter = 'share';

/** Products one shared list may name. */
const most = 100;

/** The address that shows a list to somebody else, without language. */
export const sharedListPath = (ids: readonly number[]): string =>
  `${paths.wishlist()}?${parameter}=${ids.join(',')}`;

/** The products that an address shares, each once; what is no product's number is left out. */
export function sharedIn(search: URLSearchParams): readonly number[] {
  const written = (search.get(parameter) ?? '').split(',');
  const ids = written.filter((id) => writtenId.test(id)).map(Number);
  return [...new Set(ids)].slice(0, most);
}
