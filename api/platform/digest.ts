import { hmac } from '@noble/hashes/hmac';
import { sha256 as sha256Sync } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** SHA-256 of a short text, in hex. Synchronous. */
export const sha256OfText = (text: string): string => bytesToHex(sha256Sync(utf8ToBytes(text)));

/** SHA-256 of bytes or of a long UTF-8 text, in hex. Does not block the event loop. */
export async function sha256(data: string | Uint8Array): Promise<string> {
  const bytes = typeof data === 'string' ? utf8ToBytes(data) : data;
  // Web Crypto's types reject SharedArrayBuffer; files are never read into one.
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return bytesToHex(new Uint8Array(digest));
}

/** Prepares the key once for many short texts; hex output. */
export function hmacSha256(key: string): (text: string) => string {
  const keyedHmac = hmac.create(sha256Sync, utf8ToBytes(key));
  return (text) => bytesToHex(keyedHmac.clone().update(utf8ToBytes(text)).digest());
}
