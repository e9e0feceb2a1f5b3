import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  type ScryptOptions,
  scrypt,
} from 'node:crypto';
import { StartupError } from '../startup-error';
import { createByteReader, DamagedBackupError } from './byte-reader';

/*
 * An encrypted file is a header and sealed chunks:
 *
 *   header  8 bytes "HIGUERA1", 16 bytes salt, 7 bytes nonce prefix
 *   chunk   65,536 bytes of ciphertext (the last one has 0 to 65,536), 16 bytes tag
 *
 * The key is scrypt(passphrase, salt). A chunk's nonce is the prefix, its number (32 bits, big-endian) and a byte that
 * is 1 for the last chunk, so that chunks can be neither moved, left out nor cut off (the STREAM construction of Hoang,
 * Reyhanitabar, Rogaway and Vizár, 2015, as in age and Tink). The header is authenticated with every chunk.
 */
const magic = Buffer.from('HIGUERA1');
const saltBytes = 16;
const prefixBytes = 7;
const headerBytes = magic.length + saltBytes + prefixBytes;
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';
const keyBytes = 32;

/** OWASP Password Storage Cheat Sheet. Takes 128 MiB, more than Node's default limit. */
const scryptOptions: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** Of the file's name. */
export const encryptedExtension = '.enc';

const wrongPassphrase =
  'The passphrase does not open this backup: it is another one, or the beginning of the file is damaged.';

export const isEncrypted = (firstBytes: Buffer): boolean =>
  firstBytes.subarray(0, magic.length).equals(magic);

/** The key is new for each file, so its nonces are never used twice. */
export const encrypt = (passphrase: string) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const header = Buffer.concat([magic, randomBytes(saltBytes + prefixBytes)]);
    const key = await deriveKey(passphrase, header);
    yield header;
    const reader = createByteReader(source);
    let isLast = false;
    for (let number = 0; !isLast; number += 1) {
      const plain = await reader.readUpTo(chunkBytes);
      isLast = await reader.isAtEnd();
      const cipher = createCipheriv(algorithm, key, createNonce(header, number, isLast));
      cipher.setAAD(header);
      yield Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    }
  };

/** Throws a `DamagedBackupError`, or a `StartupError` if the passphrase is wrong. */
export const decrypt = (passphrase: string) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const reader = createByteReader(source);
    const header = await reader.read(headerBytes);
    const key = await deriveKey(passphrase, header);
    let isLast = false;
    for (let number = 0; !isLast; number += 1) {
      const sealed = await reader.readUpTo(chunkBytes + tagBytes);
      isLast = await reader.isAtEnd();
      yield openChunk(sealed, { key, header, number, isLast });
    }
  };

interface ChunkContext {
  readonly key: Buffer;
  readonly header: Buffer;
  readonly number: number;
  readonly isLast: boolean;
}

function openChunk(sealed: Buffer, { key, header, number, isLast }: ChunkContext): Buffer {
  if (sealed.length < tagBytes) throw new DamagedBackupError('It ends too early.');
  const decipher = createDecipheriv(algorithm, key, createNonce(header, number, isLast), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(header);
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  } catch (cause) {
    if (number === 0) throw new StartupError(wrongPassphrase, { cause });
    throw new DamagedBackupError('Some of its bytes were changed, moved or cut off.', { cause });
  }
}

function createNonce(header: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(prefixBytes + 5);
  header.copy(nonce, 0, magic.length + saltBytes);
  nonce.writeUInt32BE(number, prefixBytes);
  nonce.writeUInt8(isLast ? 1 : 0, prefixBytes + 4);
  return nonce;
}

function deriveKey(passphrase: string, header: Buffer): Promise<Buffer> {
  const salt = header.subarray(magic.length, magic.length + saltBytes);
  return new Promise((resolve, reject) => {
    // The same letters can be typed in several ways.
    scrypt(passphrase.normalize('NFC'), salt, keyBytes, scryptOptions, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
