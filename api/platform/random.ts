import { bytesToHex } from '@noble/hashes/utils';

const randomBytes = (byteLength: number): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(byteLength));

/** `byteLength` random bytes in hex. */
export const randomHex = (byteLength: number): string => bytesToHex(randomBytes(byteLength));

/** `byteLength` random bytes as unpadded base64url. */
export const randomToken = (byteLength: number): string =>
  btoa(String.fromCharCode(...randomBytes(byteLength)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
