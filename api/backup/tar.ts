import { createByteReader, DamagedBackupError } from './byte-reader';

/** A file in an archive. */
export interface TarEntry {
  /** Up to 100 ASCII characters. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array>;
}

const blockBytes = 512;
const endOfArchive = Buffer.alloc(2 * blockBytes);

const maxNameLength = 100;
/** Eleven octal digits. */
const maxSize = 8 ** 11 - 1;

const toOctal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');

/**
 * POSIX.1-2017, pax, "ustar Interchange Format". Everything but name and size is the same in all headers, so that a
 * changed byte is noticed.
 */
function encodeHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > maxNameLength || size > maxSize) {
    throw new Error(`${name} with ${size} bytes does not fit into a tar header.`);
  }
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  header.write('0000600\0', 100); // mode
  header.write('0000000\0', 108); // owner
  header.write('0000000\0', 116); // group
  header.write(`${toOctal(size, 11)}\0`, 124);
  header.write('00000000000\0', 136); // modification time
  header.fill(' ', 148, 156); // counts as spaces in the checksum
  header.write('0', 156); // regular file
  header.write('ustar\x0000', 257); // format and version
  const checksum = header.reduce((sum, byte) => sum + byte, 0);
  header.write(`${toOctal(checksum, 6)}\0 `, 148);
  return header;
}

function decodeHeader(header: Buffer): { readonly name: string; readonly size: number } {
  const nameEnd = header.subarray(0, maxNameLength).indexOf(0);
  const name = header.toString('utf8', 0, nameEnd === -1 ? maxNameLength : nameEnd);
  const size = Number.parseInt(header.toString('ascii', 124, 135), 8);
  if (!(size >= 0) || !encodeHeader(name, size).equals(header)) {
    throw new DamagedBackupError('The head of one of its files was changed.');
  }
  return { name, size };
}

const getPadding = (size: number) => (blockBytes - (size % blockBytes)) % blockBytes;

/** Requests an entry only when the one before it was written completely. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of entries) {
    yield encodeHeader(name, size);
    let written = 0;
    for await (const chunk of content) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}.`);
    yield Buffer.alloc(getPadding(size));
  }
  yield endOfArchive;
}

/**
 * Reads only what `writeTar` writes, byte for byte: padding and end are checked too, which tar libraries skip. The
 * content of an entry can be read until the next one is requested. Throws a `DamagedBackupError`.
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = createByteReader(source);
  for (;;) {
    const header = await reader.read(blockBytes);
    if (isZero(header)) break;
    const { name, size } = decodeHeader(header);
    const content = reader.stream(size);
    yield { name, size, content };
    for await (const _ of content);
    if (!isZero(await reader.read(getPadding(size)))) {
      throw new DamagedBackupError('There are bytes between its files.');
    }
  }
  if (!isZero(await reader.read(blockBytes)) || !(await reader.isAtEnd())) {
    throw new DamagedBackupError('There are bytes after its end.');
  }
}

const isZero = (bytes: Buffer) => bytes.every((byte) => byte === 0);
