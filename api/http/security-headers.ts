import helmet from 'koa-helmet';
import { isAdminPath } from './admin-path';
import { buildContentSecurityPolicy, denyAllPolicy } from './content-security-policy';
import { isHttps } from './origin';
import type { AppMiddleware } from './state';
import { hashedPathPrefix } from './static-files';

const twoYearsSeconds = 63_072_000;

/** Disables headers that only obsolete browsers read; for others, `frame-ancestors` says what `X-Frame-Options` did. */
const commonOptions = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  xFrameOptions: false,
  referrerPolicy: { policy: 'strict-origin' },
} as const;

/** What could watch or charge a visitor who once allowed it; the site uses none of it. */
const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment']
  .map((feature) => `${feature}=()`)
  .join(', ');

interface SecurityHeadersOptions {
  readonly publicOrigin: string | undefined;
}

/**
 * HSTS is only sent via HTTPS. Hashed assets get only `nosniff`: a dozen of them would carry more headers than code.
 */
export function securityHeaders({ publicOrigin }: SecurityHeadersOptions): AppMiddleware {
  const httpHeaders = helmet({ ...commonOptions, strictTransportSecurity: false });
  const httpsHeaders = helmet({
    ...commonOptions,
    // Subdomains are not ours to decide about.
    strictTransportSecurity: { maxAge: twoYearsSeconds, includeSubDomains: false },
  });
  const pagePolicy = buildContentSecurityPolicy();
  return (ctx, next) => {
    if (ctx.path.startsWith(hashedPathPrefix)) {
      ctx.set('X-Content-Type-Options', 'nosniff');
      return next();
    }
    // COOP makes the browser start another process; visitors' pages contain nothing private.
    if (isAdminPath(ctx.path)) ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
    ctx.set('Permissions-Policy', permissionsPolicy);
    ctx.set('Content-Security-Policy', ctx.path.startsWith('/api/') ? denyAllPolicy : pagePolicy);
    return (isHttps(ctx, publicOrigin) ? httpsHeaders : httpHeaders)(ctx, next);
  };
}
