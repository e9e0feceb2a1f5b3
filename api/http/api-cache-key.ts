import { endpoints } from '#contract/index';
import { parseTags } from '#contract/media/admin-rules';
import { listMediaFiles } from '#contract/media/endpoints';
import type { AppContext } from './state';

const pathsWithQuery = new Set<string>(
  Object.values(endpoints)
    .filter((endpoint) => 'query' in endpoint)
    .map(({ path }) => path),
);

/** Cache key of an API response; drops the query for endpoints that don't read one. */
export function getApiCacheKey(ctx: AppContext): string | undefined {
  const { url, protocol } = ctx;
  const queryIndex = url.indexOf('?');
  const path = queryIndex === -1 ? url : url.slice(0, queryIndex);
  if (path.startsWith(mediaPathPrefix) && !isTagQuery(path, ctx)) return undefined;
  return `${protocol} ${pathsWithQuery.has(path) ? url : path}`;
}

const mediaPathPrefix = '/api/media/';

/**
 * Of the media endpoints, only lists filtered by tag are cached: pages are rendered with them. The rest changes with
 * every upload or has its own disk cache.
 */
const isTagQuery = (path: string, { query: { filter_tags = '' } }: AppContext): boolean =>
  path === listMediaFiles.path && parseTags(String(filter_tags)).length > 0;
