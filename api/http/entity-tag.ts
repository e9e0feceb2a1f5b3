import { createHash } from 'node:crypto';

/** A strong entity tag of the bytes; `variant` tells the encodings of one body apart. */
export function entityTag(bytes: Uint8Array, variant = ''): string {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return `"${digest}${variant}"`;
}

/** Compares as RFC 9110 asks for If-None-Match: weakly, with any tag of the list, or with `*`. */
export function holdsCopy(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((held) => held.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
