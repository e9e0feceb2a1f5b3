import type { Logger } from 'pino';
import type { ShopMiddleware } from './state';

interface ForwardingOptions {
  /** Number of reverse proxies whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: number;
  readonly logger: Logger;
}

/**
 * Drops `X-Forwarded-Host`, since cached canonical URLs would use it: PUBLIC_ORIGIN sets the host. Warns once about
 * `X-Forwarded-For` without TRUST_PROXY: rate limits would treat all clients as one.
 */
export function checkForwarding({ trustedProxies, logger }: ForwardingOptions): ShopMiddleware {
  let isWarned = trustedProxies > 0;
  return ({ req: { headers } }, next) => {
    delete headers['x-forwarded-host'];
    if (!isWarned && headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      logger.warn(
        'Received X-Forwarded-For while TRUST_PROXY is 0: behind a proxy, all clients share one rate limit. Set TRUST_PROXY to the number of reverse proxies.',
      );
    }
    return next();
  };
}
