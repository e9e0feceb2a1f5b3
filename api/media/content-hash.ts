import { createHash, webcrypto } from 'node:crypto';

/** SHA-256 of the bytes, hexadecimal. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The same beside whatever else is done: of a photograph it takes as long as a page does. */
export const contentHashBeside = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
