import type { Logger } from 'pino';
import type { ShopMiddleware } from './state';

interface ForwardingOptions {
  /** Proxies in front whose forwarding headers are believed. */
  readonly trustedProxies: number;
  readonly logger: Logger;
}

/**
 * Ignores `X-Forwarded-Host`, which names the canonical URLs that everybody is sent: PUBLIC_ORIGIN does that. Warns once
 * where a proxy forwards clients that the settings do not know of: rate limits then count them all as one.
 */
export function checkForwarding({ trustedProxies, logger }: ForwardingOptions): ShopMiddleware {
  let isWarned = trustedProxies > 0;
  return ({ req: { headers } }, next) => {
    delete headers['x-forwarded-host'];
    if (!isWarned && headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      logger.warn(
        'A request came with X-Forwarded-For while TRUST_PROXY is 0: behind a proxy, all clients share one rate limit. Set TRUST_PROXY to the number of proxies in front.',
      );
    }
    return next();
  };
}
