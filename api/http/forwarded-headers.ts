import type { Logger } from 'pino';
import type { AppMiddleware } from './state';

interface ForwardedHeadersOptions {
  /** Number of reverse proxies whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: number;
  readonly logger: Logger;
}

/**
 * Drops `X-Forwarded-Host`, since cached canonical URLs would use it: PUBLIC_ORIGIN sets the host. Warns once about
 * `X-Forwarded-For` without TRUST_PROXY: rate limits would treat all clients as one.
 */
export function checkForwardedHeaders({
  trustedProxies,
  logger,
}: ForwardedHeadersOptions): AppMiddleware {
  let hasWarned = trustedProxies > 0;
  return ({ req: { headers } }, next) => {
    delete headers['x-forwarded-host'];
    if (!hasWarned && headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      logger.warn(
        'Received X-Forwarded-For while TRUST_PROXY is 0: behind a proxy, all clients share one rate limit. Set TRUST_PROXY to the number of reverse proxies.',
      );
    }
    return next();
  };
}
