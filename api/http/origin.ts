import { badRequestError } from '../dispatch/http-error';
import type { AppContext } from './state';

/** PUBLIC_ORIGIN, or else the origin of the request, which isn't validated. */
export const getRawOrigin = (ctx: AppContext, publicOrigin: string | undefined): string =>
  publicOrigin ?? `${ctx.protocol}://${ctx.host}`;

/** Whether clients reach the server via HTTPS, possibly through a proxy. */
export const isHttps = (
  { secure }: Pick<AppContext, 'secure'>,
  publicOrigin: string | undefined,
): boolean => secure || (publicOrigin?.startsWith('https:') ?? false);

const originPattern = /^https?:\/\/([a-z0-9-]+(\.[a-z0-9-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Origin for canonical URLs. Throws 400 for an invalid Host header. */
export function getOrigin(ctx: AppContext, publicOrigin: string | undefined): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const rawOrigin = getRawOrigin(ctx, undefined);
  if (!originPattern.test(rawOrigin)) throw badRequestError('The request names no host.');
  return rawOrigin;
}
