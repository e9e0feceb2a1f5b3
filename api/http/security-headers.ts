import helmet from 'koa-helmet';
import { contentSecurityPolicy } from './content-security-policy';
import type { ShopMiddleware } from './state';

/** Seconds of two years. */
const twoYears = 63_072_000;

const common = {
  contentSecurityPolicy: false,
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
} as const;

interface SecurityHeadersOptions {
  readonly publicOrigin: string | undefined;
}

/** Headers that every answer carries; browsers are held to HTTPS where the shop is reached through it. */
export function securityHeaders({ publicOrigin }: SecurityHeadersOptions): ShopMiddleware {
  const plain = helmet({ ...common, strictTransportSecurity: false });
  const secure = helmet({ ...common, strictTransportSecurity: { maxAge: twoYears } });
  const isPublishedSecurely = publicOrigin?.startsWith('https:') ?? false;
  const policy = contentSecurityPolicy();
  return (ctx, next) => {
    ctx.set('Content-Security-Policy', policy);
    return (isPublishedSecurely || ctx.secure ? secure : plain)(ctx, next);
  };
}
