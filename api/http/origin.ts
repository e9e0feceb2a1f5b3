import { invalid } from '../dispatch/problem';
import type { ShopContext } from './state';

/** Scheme and host of a request as they were written, unless the shop has a public origin. */
export const writtenOrigin = (ctx: ShopContext, publicOrigin: string | undefined): string =>
  publicOrigin ?? `${ctx.protocol}://${ctx.host}`;

/** Whether whoever asks reaches the shop by HTTPS. */
export const isReachedSecurely = (
  { secure }: Pick<ShopContext, 'secure'>,
  publicOrigin: string | undefined,
): boolean => secure || (publicOrigin?.startsWith('https:') ?? false);

const origin = /^https?:\/\/([a-z0-9-]+(\.[a-z0-9-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** The origin that canonical addresses start with. Throws 400 where the request names no real host. */
export function originOf(ctx: ShopContext, publicOrigin: string | undefined): string {
  const written = writtenOrigin(ctx, publicOrigin);
  if (!origin.test(written)) throw invalid('The request names no host.');
  return written;
}
