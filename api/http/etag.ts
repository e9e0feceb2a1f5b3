import { createHash } from 'node:crypto';

/** Strong ETag; `suffix` distinguishes the encodings of one body. */
export function createEtag(bytes: Uint8Array, suffix = ''): string {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return `"${digest}${suffix}"`;
}
