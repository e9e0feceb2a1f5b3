import { createHash } from 'node:crypto';

/** SHA-256 of the bytes, hexadecimal. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');
