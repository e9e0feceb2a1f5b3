import type { Logger } from 'pino';
import { redactUrl } from './redact-url';
import type { AppMiddleware } from './state';

/** Logs every request at debug level. */
export function requestLog(logger: Logger): AppMiddleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    ctx.res.once('finish', () => {
      const milliseconds = Math.round(performance.now() - startedAt);
      logger.debug({
        method: ctx.method,
        url: redactUrl(ctx.url),
        status: ctx.res.statusCode,
        milliseconds,
      });
    });
  };
}
