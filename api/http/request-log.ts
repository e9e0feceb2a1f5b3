import type { Logger } from 'pino';
import type { ShopMiddleware } from './state';

/** Writes a line a request at level debug. */
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
