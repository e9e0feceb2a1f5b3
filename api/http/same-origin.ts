import { foreignOrigin } from '#contract/refusals';
import { administratorsMark } from '#contract/session';
import { refused } from './problem';
import type { ShopContext } from './state';

/**
 * Throws 403 for a write that does not come from a page of the shop: browsers name the page's origin with every
 * write, and no page can keep them from it.
 */
export function refuseForeign(ctx: ShopContext, publicOrigin: string | undefined): void {
  const site = ctx.get('Sec-Fetch-Site');
  const origin = ctx.get('Origin');
  if (site === 'cross-site' || site === 'same-site') throw refused(403, foreignOrigin);
  const isOwn = origin === '' ? site === 'same-origin' : isOrigin(origin, ctx, publicOrigin);
  if (!isOwn) throw refused(403, foreignOrigin);
}

/** Throws 403 for an administrator's write without its mark, which a page of another site cannot set. */
export function refuseUnmarked(ctx: ShopContext): void {
  const { name, value } = administratorsMark;
  if (ctx.get(name) !== value) throw refused(403, foreignOrigin);
}

function isOrigin(written: string, ctx: ShopContext, publicOrigin: string | undefined): boolean {
  if (!URL.canParse(written)) return false;
  const { origin, host } = new URL(written);
  return publicOrigin === undefined ? host === ctx.host : origin === publicOrigin;
}
