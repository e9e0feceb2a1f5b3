import type { IncomingMessage } from 'node:http';
import { badRequestError } from '../dispatch/http-error';
import { validateUrl } from '../dispatch/route-matching';
import type { AppMiddleware } from './state';

/** Rejects malformed and too long URLs, and requests with several Host headers. */
export function rejectInvalidUrls(): AppMiddleware {
  return (ctx, next) => {
    if (!hasSingleHost(ctx.req)) throw badRequestError('This request names more than one host.');
    const error = validateUrl(ctx.url);
    if (error) throw error;
    return next();
  };
}

/** Node.js uses the first of several Host headers; a proxy may have used the last (RFC 9112, section 3.2). */
export const hasSingleHost = ({ headersDistinct }: IncomingMessage): boolean =>
  (headersDistinct.host?.length ?? 0) <= 1;
