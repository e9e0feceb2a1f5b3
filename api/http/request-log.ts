import type { Logger } from 'pino';
import type { ShopMiddleware } from './state';

/** Logs every request at debug level. */
export function requestLog(logger: Logger): ShopMiddleware {
  return async (ctx, next) => {
    const begun = performance.now();
    await next();
    ctx.res.once('finish', () => {
      const milliseconds = Math.round(performance.now() - begun);
      logger.debug({ method: ctx.method, url: ctx.url, status: ctx.res.statusCode, milliseconds });
    });
  };
}
