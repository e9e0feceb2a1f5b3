import { categories } from '#contract/category';
import {
  type ExplicitTheme,
  fontsCached,
  fontsCookie,
  isExplicitTheme,
  themeCookie,
} from '#contract/core/cookies';
import { heroVariantCount } from '#contract/media/page-tags';
import { planParameters } from '#contract/planner/plan-query';
import { quantitiesParameter } from '#contract/planner/quantities-query';
import { filterParamNames, hasFilterParams } from '#contract/products/filter-params';
import { isAdminPath } from '../http/admin-path';
import { getRawOrigin } from '../http/origin';
import type { AppContext } from '../http/state';
import { isCrawlerPath } from './crawler-routes';
import { isPrivatePage } from './private-page';

/** As the router matches it: without the language and slashes at the end. */
const getPagePath = (path: string): string =>
  path.replace(/^\/(?:en|es)(?=\/|$)/, '').replace(/(?<!\/)\/+$/, '') || '/';

const isShop = (path: string): boolean => getPagePath(path) === '/shop';

const isPlanner = (path: string): boolean => getPagePath(path) === '/plan';

/** Query parameters that the page reads, apart from filters and plans, in the order of the cache key. */
function listPageParameters(path: string): readonly string[] {
  if (isShop(path)) return ['category', 'page', 'q'];
  const [page] = getPagePath(path).split('/').filter(Boolean);
  if (page === 'compare') return ['products'];
  return page === 'product' ? ['size'] : [];
}

const isHome = (path: string): boolean => getPagePath(path) === '/';

/**
 * Contains everything the HTML depends on except the catalog. Undefined for uncacheable responses. Paths with a dot are
 * files, except the generated ones for search engines.
 */
export function getPageCacheKey(
  ctx: AppContext,
  publicOrigin: string | undefined,
): string | undefined {
  const origin = getRawOrigin(ctx, publicOrigin);
  if (isCrawlerPath(ctx.path)) return `${origin} ${ctx.path}`;
  if (ctx.path.includes('.') || isAdminPath(ctx.path)) return undefined;
  // It names the earliest day, which changes during the day, and there are more plans than the cache has room for.
  if (isPlanner(ctx.path)) return undefined;
  if (isUnlimited(ctx.path, getSearchParams(ctx.url))) return undefined;
  if (isPrivatePage(ctx.path)) return undefined;
  return `${origin} ${normalizePageUrl(ctx.url)} ${getHeroVariant(ctx)} ${getTheme(ctx) ?? ''} ${hasCachedFonts(ctx)}`;
}

const cachedParameters: Readonly<Record<string, (value: string) => boolean>> = {
  category: (value) => categories.some(({ slug }) => slug === value),
  page: (value) => /^[1-9]$/.test(value),
};

/** There are more searches, comparisons and filters than the cache has room for: they would evict popular pages. */
function isUnlimited(path: string, search: URLSearchParams): boolean {
  if (isShop(path) && hasFilterParams(search)) return true;
  return listPageParameters(path).some((name) => {
    const value = search.get(name);
    return Boolean(value) && !cachedParameters[name]?.(value ?? '');
  });
}

const getSearchParams = (url: string): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Path and query, without parameters that no page reads. */
export function normalizePageUrl(url: string): string {
  const queryIndex = url.indexOf('?');
  if (queryIndex === -1) return url;
  const searchParams = getSearchParams(url);
  const normalizedParams = new URLSearchParams();
  const path = url.slice(0, queryIndex);
  for (const name of listPageParameters(path)) {
    const value = searchParams.get(name);
    if (value) normalizedParams.set(name, value);
  }
  if (isShop(path)) {
    for (const name of filterParamNames)
      for (const value of searchParams.getAll(name))
        if (value) normalizedParams.append(name, value);
  }
  if (isPlanner(path)) {
    for (const name of [...planParameters, quantitiesParameter])
      for (const value of searchParams.getAll(name)) normalizedParams.append(name, value);
  }
  return normalizedParams.size === 0 ? path : `${path}?${normalizedParams}`;
}

/** Index of the hero image: chosen at random once per request; 0 for pages without a choice. */
export function getHeroVariant(ctx: AppContext): number {
  ctx.state.variant ??= isHome(ctx.path) ? Math.floor(Math.random() * heroVariantCount) : 0;
  return ctx.state.variant;
}

/** The page sets this cookie once the browser has cached the fonts. */
export const hasCachedFonts = ({ cookies }: AppContext): boolean =>
  cookies.get(fontsCookie) === fontsCached;

/** Undefined follows the device's color scheme. */
export function getTheme({ cookies }: AppContext): ExplicitTheme | undefined {
  const theme = cookies.get(themeCookie);
  return isExplicitTheme(theme) ? theme : undefined;
}
