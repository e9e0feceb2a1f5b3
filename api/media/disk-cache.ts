import { type FileHandle, mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { unlessMissing } from './missing-file';
import { partEnding, writeWhole } from './write-whole';

/** Milliseconds after which a use is noted on disk again. */
const noteUseAfter = 60 * 60 * 1000;

/** Milliseconds after which a file that is half written is taken for a leftover. */
const longestWriting = 1000;

/** Bytes that are read from their file as fast as they are sent on. */
export interface StreamedBytes {
  readonly length: number;
  readonly stream: Readable;
}

/** Files under keys (hexadecimal, more than two digits), of which the least recently used make room for new ones. */
export interface DiskCache {
  /** The bytes of a key; undefined when it has none, whoever has removed them. */
  get(key: string): Promise<Buffer | undefined>;
  /** As `get`, but a stream of bytes that would take a large part of the memory. The caller ends the stream. */
  body(key: string): Promise<Buffer | StreamedBytes | undefined>;
  has(key: string): Promise<boolean>;
  /** Keeps bytes, unless they are more than all may be together. Rejects where they cannot be written. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Forgets the bytes of a key, if it has any. */
  remove(key: string): Promise<void>;
  /** Resolves when what lay there at the start is known, and what was to be removed is gone. */
  settled(): Promise<void>;
}

interface DiskCacheOptions {
  /** Bytes that all files may have together. */
  readonly mostBytes: number;
  /** Bytes of those used last that are kept in memory as well: the disk is slow while images are made. */
  readonly mostInMemory?: number;
  /** Told of what could not be read or removed beside the answers. */
  readonly onFault: (fault: unknown) => void;
}

interface Entry {
  readonly bytes: number;
  /** Milliseconds since 1970 of the use that the file's own time tells of. */
  usedAt: number;
}

type FoundEntry = readonly [key: string, entry: Entry];

/** Keeps files in a folder; what lies there from before counts, and files left half written are removed. */
export function createDiskCache(
  folder: string,
  { mostBytes, mostInMemory = 0, onFault }: DiskCacheOptions,
): DiskCache {
  const near = mostInMemory > 0 ? memoryOf(mostInMemory) : undefined;
  const background = new Set<Promise<void>>();
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_, key, reason) => {
      if (reason === 'evict') inBackground(rm(pathOf(key), { force: true }));
    },
  });
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2));

  function inBackground(work: Promise<void>): void {
    const ended = work.catch(onFault).finally(() => background.delete(ended));
    background.add(ended);
  }

  /** What has been used since counts as used after all that was found. */
  async function takeStock(): Promise<void> {
    const all = await filesIn(folder, Date.now() - longestWriting);
    const found = all.filter(([key]) => !entries.has(key));
    const usedSince: FoundEntry[] = [];
    entries.rforEach((entry, key) => usedSince.push([key, entry]));
    entries.clear();
    for (const [key, entry] of [...found, ...usedSince]) entries.set(key, entry);
  }

  function noteUse(key: string, bytes: number): void {
    const now = Date.now();
    const entry = entries.get(key);
    if (!entry) entries.set(key, { bytes, usedAt: now });
    if (entry && now - entry.usedAt < noteUseAfter) return;
    if (entry) entry.usedAt = now;
    const seconds = now / 1000;
    inBackground(unlessMissing(utimes(pathOf(key), seconds, seconds)).then(() => undefined));
  }

  inBackground(takeStock());

  return {
    async get(key) {
      const bytes = near?.get(key) ?? (await readChecked(pathOf(key), readBytes));
      if (bytes === undefined) {
        entries.delete(key);
        return undefined;
      }
      near?.set(key, bytes);
      noteUse(key, bytes.length);
      return bytes;
    },

    async body(key) {
      const bytes = near?.get(key);
      if (bytes) return bytes;
      const body = await readChecked<Buffer | StreamedBytes>(pathOf(key), async (file, length) =>
        length > mostToRead ? streamBytes(file, length) : readBytes(file, length),
      );
      if (body === undefined) {
        entries.delete(key);
        return undefined;
      }
      if (Buffer.isBuffer(body)) near?.set(key, body);
      noteUse(key, body.length);
      return body;
    },

    has: async (key) => entries.has(key) || (await unlessMissing(stat(pathOf(key)))) !== undefined,

    async put(key, bytes) {
      if (bytes.length > mostBytes) return;
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Another process that starts may take what is long in the writing for a leftover.
      const isWritten = await unlessMissing(
        writeWhole(path, Buffer.concat([bytes, trailerOf(bytes.length)])).then(() => true),
      );
      if (isWritten) entries.set(key, { bytes: bytes.length, usedAt: Date.now() });
    },

    async remove(key) {
      near?.delete(key);
      entries.delete(key);
      await rm(pathOf(key), { force: true });
    },

    async settled() {
      while (background.size > 0) await Promise.all(background);
    },
  };
}

/** Bytes up to which a file is read at once rather than streamed. */
const mostToRead = 256 * 1024;

const trailerMark = Buffer.from('LHIG');
const trailerLength = trailerMark.length + 8;

/** Ends each file with its length: one that was cut short, by a full disk or a lost cable, is not taken for whole. */
function trailerOf(length: number): Buffer {
  const trailer = Buffer.alloc(trailerLength);
  trailerMark.copy(trailer);
  trailer.writeBigUInt64BE(BigInt(length), trailerMark.length);
  return trailer;
}

/** Reads a file that is whole; undefined for one that is missing or was cut short. */
async function readChecked<T>(
  path: string,
  read: (file: FileHandle, length: number) => Promise<T>,
): Promise<T | undefined> {
  const file = await unlessMissing(open(path));
  if (file === undefined) return undefined;
  let body: T | undefined;
  try {
    const length = (await file.stat()).size - trailerLength;
    if (length < 0) return undefined;
    const trailer = Buffer.alloc(trailerLength);
    await file.read(trailer, 0, trailerLength, length);
    if (!trailer.equals(trailerOf(length))) return undefined;
    body = await read(file, length);
    return body;
  } finally {
    // A stream closes the file itself, once it has ended.
    if (!isStreamed(body)) await file.close();
  }
}

async function readBytes(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, 0);
  return bytes;
}

const streamBytes = (file: FileHandle, length: number): StreamedBytes => ({
  length,
  stream: file.createReadStream({ start: 0, end: length - 1 }),
});

const isStreamed = (body: unknown): body is StreamedBytes =>
  typeof body === 'object' && body !== null && 'stream' in body;

/** Whatever would take a large part of the memory is left to the disk. */
const memoryOf = (mostBytes: number) =>
  new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    maxEntrySize: Math.ceil(mostBytes / 32),
    sizeCalculation: ({ length }) => Math.max(1, length),
  });

/** The files of a folder, the least recently used first; those half written before a moment are removed. */
async function filesIn(folder: string, moment: number): Promise<FoundEntry[]> {
  const all =
    (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  const found: FoundEntry[] = [];
  for (const entry of all) {
    const path = join(entry.parentPath, entry.name);
    const file = entry.isFile() ? await unlessMissing(stat(path)) : undefined;
    if (file === undefined) continue;
    const isPart = entry.name.endsWith(partEnding);
    if (!isPart) {
      const bytes = Math.max(0, file.size - trailerLength);
      found.push([keyOf(folder, path), { bytes, usedAt: file.mtimeMs }]);
    }
    if (isPart && file.mtimeMs < moment) await rm(path, { force: true });
  }
  return found.sort(([, one], [, other]) => one.usedAt - other.usedAt);
}

const keyOf = (folder: string, path: string): string => relative(folder, path).split(sep).join('');
