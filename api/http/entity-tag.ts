import { createHash } from 'node:crypto';

/** A strong entity tag of the bytes; `variant` tells the encodings of one body apart. */
export function entityTag(bytes: Uint8Array, variant = ''): string {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return `"${digest}${variant}"`;
}
