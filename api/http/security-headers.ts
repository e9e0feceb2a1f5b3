import helmet from 'koa-helmet';
import { isBackOffice } from './back-office-path';
import { contentSecurityPolicy, nothingAllowed } from './content-security-policy';
import { isReachedSecurely } from './origin';
import type { ShopMiddleware } from './state';
import { hashedFolder } from './static-files';

const twoYears = 63_072_000;

/** Disables headers that only obsolete browsers read. */
const common = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
} as const;

/** Browser features that the site never uses. */
const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

interface SecurityHeadersOptions {
  readonly publicOrigin: string | undefined;
}

/**
 * HSTS is only sent via HTTPS. Hashed assets get only `nosniff`: a dozen of them would carry more headers than code.
 */
export function securityHeaders({ publicOrigin }: SecurityHeadersOptions): ShopMiddleware {
  const plain = helmet({ ...common, strictTransportSecurity: false });
  const secure = helmet({
    ...common,
    // Subdomains are not ours to decide about.
    strictTransportSecurity: { maxAge: twoYears, includeSubDomains: false },
  });
  const policy = contentSecurityPolicy();
  return (ctx, next) => {
    if (ctx.path.startsWith(hashedFolder)) {
      ctx.set('X-Content-Type-Options', 'nosniff');
      return next();
    }
    // COOP makes the browser start another process; visitors' pages contain nothing private.
    if (isBackOffice(ctx.path)) ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
    ctx.set('Permissions-Policy', permissionsPolicy);
    ctx.set('Content-Security-Policy', ctx.path.startsWith('/api/') ? nothingAllowed : policy);
    return (isReachedSecurely(ctx, publicOrigin) ? secure : plain)(ctx, next);
  };
}
