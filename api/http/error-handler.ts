import type { Logger } from 'pino';
import { toErrorResponse } from '../dispatch/error-response';
import { methodNotAllowedError, notFoundError } from '../dispatch/http-error';
import type { ApiRequest } from '../dispatch/request';
import { redactUrl } from './redact-url';
import { sendResponse } from './send-response';
import type { AppContext, AppMiddleware } from './state';

/** Responds to errors of later middleware with JSON; logs unexpected ones. */
export function errorHandler(logger: Logger): AppMiddleware {
  return async (ctx, next) => {
    try {
      await next();
      if (isUnhandled(ctx)) throw createUnhandledError(ctx);
    } catch (error) {
      const failedRequest = {
        id: ctx.state.requestId,
        body: ctx.request.body,
        acceptLanguage: ctx.get('Accept-Language'),
      };
      // Headers of the response that was not sent.
      for (const name of ['ETag', 'Content-Disposition']) ctx.remove(name);
      await sendResponse(
        ctx,
        toErrorResponse(error, failedRequest, (unexpected) =>
          logError(
            unexpected,
            { id: ctx.state.requestId, method: ctx.method, url: ctx.url },
            logger,
          ),
        ),
      );
    }
  };
}

export function logError(
  error: unknown,
  { id, method, url }: Pick<ApiRequest, 'id' | 'method' | 'url'>,
  logger: Logger,
): void {
  logger.error(
    { err: error, requestId: id, method, url: redactUrl(url) },
    'A request failed with an unexpected error.',
  );
}

const isUnhandled = ({ body, status }: AppContext): boolean => body == null && status >= 400;

const createUnhandledError = ({ status, response }: AppContext) =>
  status === 405 ? methodNotAllowedError([response.get('Allow')]) : notFoundError();
