import { bytesToHex } from '@noble/hashes/utils';

const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** So many random bytes, hexadecimal. */
export const randomHex = (length: number): string => bytesToHex(randomBytes(length));

/** So many random bytes, as Base64 for URLs. */
export const randomToken = (length: number): string =>
  btoa(String.fromCharCode(...randomBytes(length)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
