import type { IncomingMessage } from 'node:http';
import { longestAddress } from '#contract/core/url';
import { HttpProblem, invalid } from '../dispatch/problem';
import type { ShopMiddleware } from './state';

/** Refuses addresses that are too long or spell nothing, and requests with more than one host. */
export function wholeAddresses(): ShopMiddleware {
  return (ctx, next) => {
    if (!namesOneHost(ctx.req)) throw invalid('This request names more than one host.');
    if (isWholeAddress(ctx.url)) return next();
    if (ctx.url.length <= longestAddress) throw invalid('This address is malformed.');
    throw new HttpProblem(414, { message: 'This address is too long.' });
  };
}

/** Node.js keeps the first of several Host headers; a proxy in front may have believed the last (RFC 9112, section 3.2). */
export const namesOneHost = ({ headersDistinct }: IncomingMessage): boolean =>
  (headersDistinct.host?.length ?? 0) <= 1;

/** Whether an address as it was asked for can be read, and is no longer than any the shop hands out. */
export function isWholeAddress(url: string): boolean {
  if (url.length > longestAddress) return false;
  // A second slash would make a host of what follows.
  if (!url.startsWith('/') || /^\/[/\\]/.test(url)) return false;
  try {
    return !decodeURIComponent(url.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}
