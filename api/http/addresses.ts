import type { IncomingMessage } from 'node:http';
import { invalid } from '../dispatch/problem';
import { urlProblem } from '../dispatch/routes';
import type { ShopMiddleware } from './state';

/** Rejects malformed and too long URLs, and requests with several Host headers. */
export function rejectInvalidUrls(): ShopMiddleware {
  return (ctx, next) => {
    if (!namesOneHost(ctx.req)) throw invalid('This request names more than one host.');
    const problem = urlProblem(ctx.url);
    if (problem) throw problem;
    return next();
  };
}

/** Node.js uses the first of several Host headers; a proxy may have used the last (RFC 9112, section 3.2). */
export const namesOneHost = ({ headersDistinct }: IncomingMessage): boolean =>
  (headersDistinct.host?.length ?? 0) <= 1;
