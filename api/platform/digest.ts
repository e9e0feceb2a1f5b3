import { hmac } from '@noble/hashes/hmac';
import { sha256 as sha256Now } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** SHA-256 of a short text, hexadecimal. */
export const sha256OfText = (text: string): string => bytesToHex(sha256Now(utf8ToBytes(text)));

/** SHA-256 of bytes or of a long text in UTF-8, hexadecimal; other work goes on meanwhile. */
export async function sha256(data: string | Uint8Array): Promise<string> {
  const bytes = typeof data === 'string' ? utf8ToBytes(data) : data;
  // Web Crypto takes no shared memory, which no file is read into.
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return bytesToHex(new Uint8Array(digest));
}

/** HMAC-SHA-256 with a key, hexadecimal, of one short text after the other. */
export function hmacSha256(key: string): (text: string) => string {
  const keyed = hmac.create(sha256Now, utf8ToBytes(key));
  return (text) => bytesToHex(keyed.clone().update(utf8ToBytes(text)).digest());
}
