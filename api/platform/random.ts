import { bytesToHex } from '@noble/hashes/utils';

const randomBytes = (byteLength: number): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(byteLength));

/** `byteLength` random bytes in hex. */
export const randomHex = (byteLength: number): string => bytesToHex(randomBytes(byteLength));

/** `count` whole numbers from 0 to below `limit`, a power of two up to 256, so that all are equally likely. */
export const randomIndexes = (count: number, limit: number): number[] =>
  Array.from(randomBytes(count), (byte) => byte % limit);

/** `byteLength` random bytes as unpadded base64url. */
export const randomToken = (byteLength: number): string =>
  btoa(String.fromCharCode(...randomBytes(byteLength)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
