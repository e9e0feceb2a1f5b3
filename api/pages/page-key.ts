import {
  type ChosenTheme,
  fontsCached,
  fontsCookie,
  isChosenTheme,
  themeCookie,
} from '#contract/core/cookies';
import { heroVariants } from '#contract/media/page-tags';
import { isBackOffice } from '../http/back-office-path';
import { writtenOrigin } from '../http/origin';
import type { ShopContext } from '../http/state';
import { isForSearchEngines } from './search-engines';

/** Query parameters that pages read, in the order of the cache key. */
const readParameters = ['category', 'page', 'q'];

const homePaths = new Set(['/', '/en', '/es', '/en/', '/es/']);

/**
 * Contains everything the HTML depends on except the catalog. Undefined for uncacheable responses. Paths with a dot are
 * files, except the generated ones for search engines.
 */
export function pageKey(ctx: ShopContext, publicOrigin: string | undefined): string | undefined {
  const origin = writtenOrigin(ctx, publicOrigin);
  if (isForSearchEngines(ctx.path)) return `${origin} ${ctx.path}`;
  if (ctx.path.includes('.') || isBackOffice(ctx.path) || isSearch(ctx.url)) return undefined;
  return `${origin} ${normalizePageUrl(ctx.url)} ${getVariant(ctx)} ${getTheme(ctx) ?? ''} ${hasFonts(ctx)}`;
}

/** Searches are unlimited: caching them would evict popular pages. */
const isSearch = (url: string): boolean =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).has('q');

/** Path and query, without parameters that no page reads. */
export function normalizePageUrl(url: string): string {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const written = new URLSearchParams(url.slice(mark));
  const read = new URLSearchParams();
  for (const name of readParameters) {
    const value = written.get(name);
    if (value) read.set(name, value);
  }
  const path = url.slice(0, mark);
  return read.size === 0 ? path : `${path}?${read}`;
}

/** Index of the hero image: chosen at random once per request; 0 for pages without a choice. */
export function getVariant(ctx: ShopContext): number {
  ctx.state.variant ??= homePaths.has(ctx.path) ? Math.floor(Math.random() * heroVariants) : 0;
  return ctx.state.variant;
}

/** The page sets this cookie once the browser has cached the fonts. */
export const hasFonts = ({ cookies }: ShopContext): boolean =>
  cookies.get(fontsCookie) === fontsCached;

/** Undefined follows the device's color scheme. */
export function getTheme({ cookies }: ShopContext): ChosenTheme | undefined {
  const written = cookies.get(themeCookie);
  return isChosenTheme(written) ? written : undefined;
}
