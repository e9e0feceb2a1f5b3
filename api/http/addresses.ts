import type { IncomingMessage } from 'node:http';
import { invalid } from '../dispatch/problem';
import { urlProblem } from '../dispatch/routes';
import type { ShopMiddleware } from './state';

/** Refuses addresses that are too long or spell nothing, and requests with more than one host. */
export function wholeAddresses(): ShopMiddleware {
  return (ctx, next) => {
    if (!namesOneHost(ctx.req)) throw invalid('This request names more than one host.');
    const problem = urlProblem(ctx.url);
    if (problem) throw problem;
    return next();
  };
}

/** Node.js keeps the first of several Host headers; a proxy in front may have believed the last (RFC 9112, section 3.2). */
export const namesOneHost = ({ headersDistinct }: IncomingMessage): boolean =>
  (headersDistinct.host?.length ?? 0) <= 1;
