/** As in 'sha256-…'. */
interface InlineHashes {
  readonly style?: string;
  readonly scripts?: readonly string[];
}

/**
 * The hashes allow the page's one inline style, its inline script and its speculation rules. Without directives that
 * equal `default-src`: headers share the first 14.6 kB, which need no second round trip, with the document.
 */
export function buildContentSecurityPolicy({ style, scripts = [] }: InlineHashes = {}): string {
  const allow = (hashes: readonly string[]) =>
    ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${allow(scripts)}`,
    `style-src ${allow(style === undefined ? [] : [style])}`,
    // Product images may have any https URL that an admin entered.
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // Scripts may not turn text into markup or code. The policies are in web/offline/service-worker-url.ts and
    // web/routing/speculation-rules.ts.
    "require-trusted-types-for 'script'",
    'trusted-types service-worker prefetch',
  ].join('; ');
}

/** For responses that are not documents. */
export const denyAllPolicy = "default-src 'none'";
