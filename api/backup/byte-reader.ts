import { StartupError } from '../startup-error';

/** The file is not what `npm run backup` wrote. */
export class DamagedBackupError extends StartupError {
  constructor(detail: string, options?: ErrorOptions) {
    super(`The backup is damaged or incomplete: ${detail} Use another one.`, options);
  }
}

interface ByteReader {
  /** Exactly `length` bytes; throws a `DamagedBackupError` if there are fewer. */
  read(length: number): Promise<Buffer>;
  /** At most `length` bytes, fewer only at the end. */
  readUpTo(length: number): Promise<Buffer>;
  /** The next `length` bytes in chunks; throws a `DamagedBackupError` if there are fewer. */
  stream(length: number): AsyncGenerator<Buffer>;
  isAtEnd(): Promise<boolean>;
}

/** Reads parts of known lengths from a stream of chunks of any length. */
export function createByteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const iterator = source[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);

  /** False at the end. */
  async function fill(): Promise<boolean> {
    while (buffered.length === 0) {
      const { done, value } = await iterator.next();
      if (done) return false;
      buffered = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
    return true;
  }

  async function take(maxLength: number): Promise<Buffer | undefined> {
    if (!(await fill())) return undefined;
    const taken = buffered.subarray(0, maxLength);
    buffered = buffered.subarray(taken.length);
    return taken;
  }

  async function readUpTo(length: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let missing = length;
    while (missing > 0) {
      const chunk = await take(missing);
      if (chunk === undefined) break;
      chunks.push(chunk);
      missing -= chunk.length;
    }
    return Buffer.concat(chunks);
  }

  return {
    readUpTo,

    async read(length) {
      const bytes = await readUpTo(length);
      if (bytes.length < length) throw new DamagedBackupError('It ends too early.');
      return bytes;
    },

    async *stream(length) {
      let missing = length;
      while (missing > 0) {
        const chunk = await take(missing);
        if (chunk === undefined) throw new DamagedBackupError('It ends too early.');
        missing -= chunk.length;
        yield chunk;
      }
    },

    isAtEnd: async () => !(await fill()),
  };
}
