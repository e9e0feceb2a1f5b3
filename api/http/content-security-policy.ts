/** As in 'sha256-…'. */
interface InlineHashes {
  readonly style?: string;
  readonly script?: string;
}

/**
 * The hashes allow the page's one inline style and its one inline script. Without directives that equal `default-src`:
 * headers share the first 14.6 kB, which need no second round trip, with the document.
 */
export function buildContentSecurityPolicy({ style, script }: InlineHashes = {}): string {
  const allow = (hash: string | undefined) => (hash === undefined ? "'self'" : `'self' '${hash}'`);
  return [
    "default-src 'self'",
    `script-src ${allow(script)}`,
    `style-src ${allow(style)}`,
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
