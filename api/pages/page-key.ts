import {
  type ChosenTheme,
  fontsCookie,
  fontsKept,
  isChosenTheme,
  themeCookie,
} from '#contract/core/cookies';
import { heroVariants } from '#contract/media/page-tags';
import { isBackOffice } from '../http/back-office-path';
import { writtenOrigin } from '../http/origin';
import type { ShopContext } from '../http/state';
import { isForSearchEngines } from './search-engines';

/** The parameters of the query that a page reads, in the order its key has them. */
const readParameters = ['category', 'page', 'q'];

const homePaths = new Set(['/', '/en', '/es', '/en/', '/es/']);

/**
 * Names the page a request asks for: everything its HTML depends on but the catalogue.
 * Addresses with a dot name files; of these only what search engines read is made from the catalogue.
 */
export function pageKey(ctx: ShopContext, publicOrigin: string | undefined): string | undefined {
  const origin = writtenOrigin(ctx, publicOrigin);
  if (isForSearchEngines(ctx.path)) return `${origin} ${ctx.path}`;
  if (ctx.path.includes('.') || isBackOffice(ctx.path) || isSearch(ctx.url)) return undefined;
  return `${origin} ${pageAddress(ctx.url)} ${variantOf(ctx)} ${themeOf(ctx) ?? ''} ${hasFonts(ctx)}`;
}

/** Strangers can make up searches without end: their pages would push out those that everybody opens. */
const isSearch = (url: string): boolean =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).has('q');

/** Path and query without the parameters no page reads. */
export function pageAddress(url: string): string {
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

/** Which pictures this answer shows: chosen at random, once, for pages that have a choice; 0 for the rest. */
export function variantOf(ctx: ShopContext): number {
  ctx.state.variant ??= homePaths.has(ctx.path) ? Math.floor(Math.random() * heroVariants) : 0;
  return ctx.state.variant;
}

/** Whether the visitor's browser already has the fonts, as the page noted in a cookie. */
export const hasFonts = ({ cookies }: ShopContext): boolean =>
  cookies.get(fontsCookie) === fontsKept;

/** The theme a visitor has chosen; undefined leaves it to the device. */
export function themeOf({ cookies }: ShopContext): ChosenTheme | undefined {
  const written = cookies.get(themeCookie);
  return isChosenTheme(written) ? written : undefined;
}
