import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { toErrorResponse } from '../dispatch/error-response';
import { methodNotAllowed, notFound } from '../dispatch/problem';
import { sendResponse } from './send-response';
import type { ShopContext, ShopMiddleware } from './state';

/** Responds to errors of later middleware with JSON; logs unexpected ones. */
export function problems(logger: Logger): ShopMiddleware {
  return async (ctx, next) => {
    try {
      await next();
      if (isUnanswered(ctx)) throw unanswered(ctx);
    } catch (error) {
      const failed = { body: ctx.request.body, acceptLanguage: ctx.get('Accept-Language') };
      // Left over from a response that was not sent.
      for (const name of ['ETag', 'Content-Disposition']) ctx.remove(name);
      sendResponse(
        ctx,
        toErrorResponse(error, failed, (unexpected) => logError(unexpected, ctx, logger)),
      );
    }
  };
}

/** Returns the id of the log entry. */
export function logError(
  error: unknown,
  { method, url }: Pick<ShopContext, 'method' | 'url'>,
  logger: Logger,
): string {
  const requestId = randomUUID();
  logger.error(
    { err: error, requestId, method, url },
    'A request failed with an unexpected error.',
  );
  return requestId;
}

const isUnanswered = ({ body, status }: ShopContext): boolean => body == null && status >= 400;

const unanswered = ({ status, response }: ShopContext) =>
  status === 405 ? methodNotAllowed([response.get('Allow')]) : notFound();
