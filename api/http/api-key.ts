import { endpoints } from '#contract/index';
import { parseTags } from '#contract/media/admin-rules';
import { listMediaFiles } from '#contract/media/endpoints';
import type { ShopContext } from './state';

const pathsWithQuery = new Set<string>(
  Object.values(endpoints)
    .filter((endpoint) => 'query' in endpoint)
    .map(({ path }) => path),
);

/** Cache key of an API response; drops the query for endpoints that don't read one. */
export function apiKey(ctx: ShopContext): string | undefined {
  const { url, protocol } = ctx;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (path.startsWith(library) && !isTagQuery(path, ctx)) return undefined;
  return `${protocol} ${pathsWithQuery.has(path) ? url : path}`;
}

const library = '/api/media/';

/**
 * Of the media endpoints, only lists filtered by tag are cached: pages are rendered with them. The rest changes with
 * every upload or has its own disk cache.
 */
const isTagQuery = (path: string, { query: { filter_tags = '' } }: ShopContext): boolean =>
  path === listMediaFiles.path && parseTags(String(filter_tags)).length > 0;
