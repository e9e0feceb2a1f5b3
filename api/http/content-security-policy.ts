/**
 * `styleHashes` allow the page's inline styles, as in 'sha256-…'. Without directives that equal `default-src`: headers
 * share the first 14.6 kB, which need no second round trip, with the document.
 */
export function buildContentSecurityPolicy(styleHashes: readonly string[] = []): string {
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${styles}`,
    // Product images may have any https URL that an admin entered.
    "img-src 'self' data: blob: https:",
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
