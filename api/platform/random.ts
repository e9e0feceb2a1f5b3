import { bytesToHex } from '@noble/hashes/utils';

const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

/** `byteLength` random bytes in hex. */
export const randomHex = (length: number): string => bytesToHex(randomBytes(length));

/** `byteLength` random bytes as unpadded base64url. */
export const randomToken = (length: number): string =>
  btoa(String.fromCharCode(...randomBytes(length)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
