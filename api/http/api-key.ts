import { endpoints } from '#contract/index';
import { tagsIn } from '#contract/media/admin-rules';
import { listMediaFiles } from '#contract/media/endpoints';
import type { ShopContext } from './state';

const pathsWithQuery = new Set<string>(
  Object.values(endpoints)
    .filter((endpoint) => 'query' in endpoint)
    .map(({ path }) => path),
);

/** Names the JSON an API address asks for; a query nobody reads makes no difference. */
export function apiKey(ctx: ShopContext): string | undefined {
  const { url, protocol } = ctx;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (path.startsWith(library) && !asksForTags(path, ctx)) return undefined;
  return `${protocol} ${pathsWithQuery.has(path) ? url : path}`;
}

const library = '/api/media/';

/**
 * Of the library only pictures by their tags are kept, which pages are made with. The rest is new with every upload,
 * or images, which lie on disk.
 */
const asksForTags = (path: string, { query: { filter_tags = '' } }: ShopContext): boolean =>
  path === listMediaFiles.path && tagsIn(String(filter_tags)).length > 0;
