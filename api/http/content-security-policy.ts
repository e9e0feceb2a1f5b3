/** What pages may load and run; `styleHashes` name the inlined styles of one page, as in 'sha256-…'. */
export function contentSecurityPolicy(styleHashes: readonly string[] = []): string {
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${styles}`,
    // A product may show a picture whose address its owner has typed, wherever that is.
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** For answers that are no documents: nothing may come of opening one. */
export const nothingAllowed = "default-src 'none'";
