/** `styleHashes` allow the page's inline styles, as in 'sha256-…'. */
export function buildContentSecurityPolicy(styleHashes: readonly string[] = []): string {
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${styles}`,
    // Product images may have any https URL that an admin entered.
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // Scripts may not turn text into markup or code. The only policy is web/offline/service-worker-url.ts.
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ');
}

/** For responses that are not documents. */
export const denyAllPolicy = "default-src 'none'";
