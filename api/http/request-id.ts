import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AppMiddleware } from './state';

export const requestIdHeader = 'x-request-id';

const trustedId = /^[\w-]{1,64}$/;

/** A proxy's id is reused, so that its log and this one can be joined. A client's could be anything. */
function selectRequestId({ headers }: IncomingMessage, trustedProxies: number): string {
  const { [requestIdHeader]: received } = headers;
  const isTrusted = trustedProxies > 0 && typeof received === 'string' && trustedId.test(received);
  return isTrusted ? received : randomUUID();
}

/** Must be the first middleware: all others may need the id. */
export const assignRequestId =
  (trustedProxies: number): AppMiddleware =>
  (ctx, next) => {
    ctx.state.requestId = selectRequestId(ctx.req, trustedProxies);
    return next();
  };

/**
 * Must follow the response cache: a cached response is written with all its headers in one array, which Node sends
 * faster than headers that were set one by one.
 */
export const sendRequestId = (): AppMiddleware => (ctx, next) => {
  ctx.res.setHeader(requestIdHeader, ctx.state.requestId);
  return next();
};
