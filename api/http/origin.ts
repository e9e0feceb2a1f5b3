import { invalid } from '../dispatch/problem';
import type { ShopContext } from './state';

/** Origin of the request, not validated, unless PUBLIC_ORIGIN is set. */
export const writtenOrigin = (ctx: ShopContext, publicOrigin: string | undefined): string =>
  publicOrigin ?? `${ctx.protocol}://${ctx.host}`;

/** Whether clients reach the server via HTTPS, possibly through a proxy. */
export const isReachedSecurely = (
  { secure }: Pick<ShopContext, 'secure'>,
  publicOrigin: string | undefined,
): boolean => secure || (publicOrigin?.startsWith('https:') ?? false);

const origin = /^https?:\/\/([a-z0-9-]+(\.[a-z0-9-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Origin for canonical URLs. Throws 400 for an invalid Host header. */
export function getOrigin(ctx: ShopContext, publicOrigin: string | undefined): string {
  const written = writtenOrigin(ctx, publicOrigin);
  if (!origin.test(written)) throw invalid('The request names no host.');
  return written;
}
