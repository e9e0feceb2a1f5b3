import helmet from 'koa-helmet';
import { isBackOffice } from './back-office-path';
import { contentSecurityPolicy, nothingAllowed } from './content-security-policy';
import { isReachedSecurely } from './origin';
import type { ShopMiddleware } from './state';
import { hashedFolder } from './static-files';

/** Seconds of two years. */
const twoYears = 63_072_000;

/** Without the headers that only browsers long gone read. */
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

/** What browsers offer to pages that may embed others' code, and this shop never asks for. */
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
 * Headers that every answer carries; browsers are held to HTTPS where the shop is reached through it.
 * Parts of a page need only be what they say they are: a dozen of them would carry more headers than code.
 */
export function securityHeaders({ publicOrigin }: SecurityHeadersOptions): ShopMiddleware {
  const plain = helmet({ ...common, strictTransportSecurity: false });
  const secure = helmet({
    ...common,
    // Other hosts under this domain are not the shop's to decide about.
    strictTransportSecurity: { maxAge: twoYears, includeSubDomains: false },
  });
  const policy = contentSecurityPolicy();
  return (ctx, next) => {
    if (ctx.path.startsWith(hashedFolder)) {
      ctx.set('X-Content-Type-Options', 'nosniff');
      return next();
    }
    // A window of its own costs a visitor the start of another process; there is nothing private in the shop.
    if (isBackOffice(ctx.path)) ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
    ctx.set('Permissions-Policy', permissionsPolicy);
    ctx.set('Content-Security-Policy', ctx.path.startsWith('/api/') ? nothingAllowed : policy);
    return (isReachedSecurely(ctx, publicOrigin) ? secure : plain)(ctx, next);
  };
}
