import { type FileHandle, mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { unlessMissing } from './missing-file';
import { partEnding, writeWhole } from './write-whole';

/** The use of an entry is written to its mtime at most this often. */
const noteUseAfter = 60 * 60 * 1000;

/** A partial file older than this is a leftover of a crash. */
const longestWriting = 1000;

export interface StreamedBytes {
  readonly length: number;
  readonly stream: Readable;
}

/** An LRU cache of files by hexadecimal key (more than two digits). */
export interface DiskCache {
  /** Undefined also when another process has removed them. */
  get(key: string): Promise<Buffer | undefined>;
  /** As `get`, but streams large entries. The caller must end the stream. */
  body(key: string): Promise<Buffer | StreamedBytes | undefined>;
  has(key: string): Promise<boolean>;
  /** Ignores bytes larger than the whole cache. Rejects if they cannot be written. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
  /** Resolves when the initial scan and pending removals are done. */
  settled(): Promise<void>;
}

interface DiskCacheOptions {
  readonly mostBytes: number;
  /** Also caches the last used entries in memory: the disk is slow while images are rendered. */
  readonly mostInMemory?: number;
  /** Called for background reads and removals that fail. */
  readonly onError: (error: unknown) => void;
}

interface Entry {
  readonly bytes: number;
  /** Unix time in milliseconds, as in the file's mtime. */
  usedAt: number;
}

type FoundEntry = readonly [key: string, entry: Entry];

/** Includes files from earlier runs and removes leftover partial files. */
export function createDiskCache(
  folder: string,
  { mostBytes, mostInMemory = 0, onError }: DiskCacheOptions,
): DiskCache {
  const near = mostInMemory > 0 ? createMemoryCache(mostInMemory) : undefined;
  const background = new Set<Promise<void>>();
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_, key, reason) => {
      if (reason === 'evict') inBackground(rm(toPath(key), { force: true }));
    },
  });
  const toPath = (key: string) => join(folder, key.slice(0, 2), key.slice(2));

  function inBackground(work: Promise<void>): void {
    const ended = work.catch(onError).finally(() => background.delete(ended));
    background.add(ended);
  }

  /** Entries used during the scan count as used after all that it finds. */
  async function takeStock(): Promise<void> {
    const all = await listEntries(folder, Date.now() - longestWriting);
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
    inBackground(unlessMissing(utimes(toPath(key), seconds, seconds)).then(() => undefined));
  }

  inBackground(takeStock());

  return {
    async get(key) {
      const bytes = near?.get(key) ?? (await readChecked(toPath(key), readBytes));
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
      const body = await readChecked<Buffer | StreamedBytes>(toPath(key), async (file, length) =>
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

    has: async (key) => entries.has(key) || (await unlessMissing(stat(toPath(key)))) !== undefined,

    async put(key, bytes) {
      if (bytes.length > mostBytes) return;
      const path = toPath(key);
      await mkdir(dirname(path), { recursive: true });
      // Another process that starts may remove a slow write as a leftover.
      const isWritten = await unlessMissing(
        writeWhole(path, Buffer.concat([bytes, buildTrailer(bytes.length)])).then(() => true),
      );
      if (isWritten) entries.set(key, { bytes: bytes.length, usedAt: Date.now() });
    },

    async remove(key) {
      near?.delete(key);
      entries.delete(key);
      await rm(toPath(key), { force: true });
    },

    async settled() {
      while (background.size > 0) await Promise.all(background);
    },
  };
}

const mostToRead = 256 * 1024;

const trailerMark = Buffer.from('LHIG');
const trailerLength = trailerMark.length + 8;

/** Each file ends with its length, to detect one truncated by a full disk or a power failure. */
function buildTrailer(length: number): Buffer {
  const trailer = Buffer.alloc(trailerLength);
  trailerMark.copy(trailer);
  trailer.writeBigUInt64BE(BigInt(length), trailerMark.length);
  return trailer;
}

/** Undefined for a missing or truncated file. */
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
    if (!trailer.equals(buildTrailer(length))) return undefined;
    body = await read(file, length);
    return body;
  } finally {
    // A stream closes the file itself.
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

/** Entries that would take a large part of the memory stay on disk. */
const createMemoryCache = (mostBytes: number) =>
  new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    maxEntrySize: Math.ceil(mostBytes / 32),
    sizeCalculation: ({ length }) => Math.max(1, length),
  });

/** Least recently used first; also removes partial files older than `partialsBefore`. */
async function listEntries(folder: string, moment: number): Promise<FoundEntry[]> {
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
      found.push([toKey(folder, path), { bytes, usedAt: file.mtimeMs }]);
    }
    if (isPart && file.mtimeMs < moment) await rm(path, { force: true });
  }
  return found.sort(([, one], [, other]) => one.usedAt - other.usedAt);
}

const toKey = (folder: string, path: string): string => relative(folder, path).split(sep).join('');
