import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ignoreEnoent } from './ignore-enoent';
import { writeFileAtomic } from './write-file-atomic';

export interface StreamedFile {
  readonly length: number;
  readonly stream: Readable;
}

/** Larger files are streamed. */
const maxBufferedBytes = 256 * 1024;

/** Bytes read at a time to verify a streamed file. */
const chunkBytes = 64 * 1024;

const trailerMagic = Buffer.from('LHI2');
const lengthBytes = 8;
const hashBytes = 32;

/** Bytes that a verified file has after its content. */
export const trailerLength = trailerMagic.length + lengthBytes + hashBytes;

const createContentHash = (): Hash => createHash('sha256');

/** Each file ends with its length and hash, to detect one damaged by a full disk, a power failure or the disk. */
function buildTrailer(length: number, hash: Hash): Buffer {
  const encodedLength = Buffer.alloc(lengthBytes);
  encodedLength.writeBigUInt64BE(BigInt(length));
  return Buffer.concat([trailerMagic, encodedLength, hash.digest()]);
}

/** Doesn't wait for the disk: what a power failure damages or loses is created again. */
export const writeVerifiedFile = (path: string, bytes: Uint8Array): Promise<void> =>
  writeFileAtomic(
    path,
    Buffer.concat([bytes, buildTrailer(bytes.length, createContentHash().update(bytes))]),
    { isDurable: false },
  );

/** Undefined for a missing or damaged file. */
export const readVerifiedBytes = (path: string): Promise<Buffer | undefined> =>
  openVerified(path, readBytes);

/** Like `readVerifiedBytes`, but streams large files. The caller must end the stream. */
export const readVerifiedBytesOrStream = (
  path: string,
): Promise<Buffer | StreamedFile | undefined> =>
  openVerified<Buffer | StreamedFile>(path, (file, length, trailer) =>
    length > maxBufferedBytes
      ? streamBytes(file, length, trailer)
      : readBytes(file, length, trailer),
  );

type ReadContent<T> = (file: FileHandle, length: number, trailer: Buffer) => Promise<T | undefined>;

async function openVerified<T>(path: string, read: ReadContent<T>): Promise<T | undefined> {
  const file = await ignoreEnoent(open(path));
  if (file === undefined) return undefined;
  let body: T | undefined;
  try {
    const length = (await file.stat()).size - trailerLength;
    if (length < 0) return undefined;
    const trailer = Buffer.alloc(trailerLength);
    await file.read(trailer, 0, trailerLength, length);
    body = await read(file, length, trailer);
    return body;
  } finally {
    // A stream closes the file itself.
    if (!isStreamed(body)) await file.close();
  }
}

async function readBytes(
  file: FileHandle,
  length: number,
  trailer: Buffer,
): Promise<Buffer | undefined> {
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, 0);
  const isIntact = trailer.equals(buildTrailer(length, createContentHash().update(bytes)));
  return isIntact ? bytes : undefined;
}

/** Reads the file twice: what has been sent can't be taken back. */
async function streamBytes(
  file: FileHandle,
  length: number,
  trailer: Buffer,
): Promise<StreamedFile | undefined> {
  const hash = createContentHash();
  const chunk = Buffer.alloc(chunkBytes);
  for (let position = 0; position < length; ) {
    const requested = Math.min(chunkBytes, length - position);
    const { bytesRead } = await file.read(chunk, 0, requested, position);
    if (bytesRead === 0) return undefined;
    hash.update(chunk.subarray(0, bytesRead));
    position += bytesRead;
  }
  if (!trailer.equals(buildTrailer(length, hash))) return undefined;
  return { length, stream: file.createReadStream({ start: 0, end: length - 1 }) };
}

const isStreamed = (body: unknown): body is StreamedFile =>
  typeof body === 'object' && body !== null && 'stream' in body;
