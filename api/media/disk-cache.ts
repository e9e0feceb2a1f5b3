import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { ignoreEnoent } from './ignore-enoent';
import {
  readVerifiedBytes,
  readVerifiedBytesOrStream,
  type StreamedFile,
  trailerLength,
  writeVerifiedFile,
} from './verified-file';
import { partialSuffix } from './write-file-atomic';

/** The use of an entry is written to its mtime at most this often. */
const touchIntervalMs = 60 * 60 * 1000;

/** A partial file older than this is a leftover of a crash. */
const maxPartialAgeMs = 1000;

/** An LRU cache of files by hexadecimal key (more than two digits). */
export interface DiskCache {
  /** Undefined also when another process has removed them, or when they are damaged. */
  get(key: string): Promise<Buffer | undefined>;
  /** Like `get`, but streams large entries. The caller must end the stream. */
  getBytesOrStream(key: string): Promise<Buffer | StreamedFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Ignores bytes larger than the whole cache. Rejects if they cannot be written. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes all entries whose keys begin so. */
  removeAll(keyPrefix: string): Promise<void>;
  /** Removes all entries with other keys. */
  retain(keys: ReadonlySet<string>): Promise<void>;
  /** Resolves when the initial scan and pending removals are done. */
  onIdle(): Promise<void>;
}

interface DiskCacheOptions {
  readonly maxBytes: number;
  /** Also caches the last used entries in memory: the disk is slow while images are rendered. */
  readonly maxMemoryBytes?: number;
  /** Called for background reads and removals that fail. */
  readonly onError: (error: unknown) => void;
}

interface Entry {
  readonly bytes: number;
  /** Unix time in milliseconds, as in the file's mtime. */
  usedAt: number;
}

type KeyedEntry = readonly [key: string, entry: Entry];

/** Includes files from earlier runs and removes leftover partial files. */
export function createDiskCache(
  folder: string,
  { maxBytes, maxMemoryBytes = 0, onError }: DiskCacheOptions,
): DiskCache {
  const memory = maxMemoryBytes > 0 ? createMemoryCache(maxMemoryBytes) : undefined;
  const background = new Set<Promise<void>>();
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_, key, reason) => {
      if (reason === 'evict') runInBackground(rm(toPath(key), { force: true }));
    },
  });
  const toPath = (key: string) => join(folder, key.slice(0, 2), key.slice(2));

  function runInBackground(work: Promise<void>): void {
    const task = work.catch(onError).finally(() => background.delete(task));
    background.add(task);
  }

  /** Entries used during the scan count as more recent than all entries that it finds. */
  async function scanFolder(): Promise<void> {
    const all = await listEntries(folder, Date.now() - maxPartialAgeMs);
    const entriesOnDisk = all.filter(([key]) => !entries.has(key));
    const usedSince: KeyedEntry[] = [];
    entries.rforEach((entry, key) => usedSince.push([key, entry]));
    entries.clear();
    for (const [key, entry] of [...entriesOnDisk, ...usedSince]) entries.set(key, entry);
  }

  function recordUse(key: string, bytes: number): void {
    const now = Date.now();
    const entry = entries.get(key);
    if (!entry) entries.set(key, { bytes, usedAt: now });
    if (entry && now - entry.usedAt < touchIntervalMs) return;
    if (entry) entry.usedAt = now;
    const seconds = now / 1000;
    runInBackground(ignoreEnoent(utimes(toPath(key), seconds, seconds)).then(() => undefined));
  }

  async function remove(key: string): Promise<void> {
    memory?.delete(key);
    entries.delete(key);
    await rm(toPath(key), { force: true });
  }

  const scan = scanFolder().catch(onError);
  runInBackground(scan);

  return {
    async get(key) {
      const bytes = memory?.get(key) ?? (await readVerifiedBytes(toPath(key)));
      if (bytes === undefined) {
        entries.delete(key);
        return undefined;
      }
      memory?.set(key, bytes);
      recordUse(key, bytes.length);
      return bytes;
    },

    async getBytesOrStream(key) {
      const bytes = memory?.get(key);
      if (bytes) return bytes;
      const body = await readVerifiedBytesOrStream(toPath(key));
      if (body === undefined) {
        entries.delete(key);
        return undefined;
      }
      if (Buffer.isBuffer(body)) memory?.set(key, body);
      recordUse(key, body.length);
      return body;
    },

    has: async (key) => entries.has(key) || (await ignoreEnoent(stat(toPath(key)))) !== undefined,

    async put(key, bytes) {
      if (bytes.length > maxBytes) return;
      const path = toPath(key);
      await mkdir(dirname(path), { recursive: true });
      // Another process that starts may remove a slow write as a leftover.
      const isWritten = await ignoreEnoent(writeVerifiedFile(path, bytes).then(() => true));
      if (isWritten) entries.set(key, { bytes: bytes.length, usedAt: Date.now() });
    },

    remove,

    async removeAll(keyPrefix) {
      await scan;
      for (const key of [...entries.keys()]) if (key.startsWith(keyPrefix)) await remove(key);
    },

    async retain(keys) {
      await scan;
      for (const key of [...entries.keys()]) if (!keys.has(key)) await remove(key);
    },

    async onIdle() {
      while (background.size > 0) await Promise.all(background);
    },
  };
}

/** Entries that would take a large part of the memory stay on disk. */
const createMemoryCache = (maxBytes: number) =>
  new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 32),
    sizeCalculation: ({ length }) => Math.max(1, length),
  });

/** Least recently used first; also removes partial files older than `partialsBefore`. */
async function listEntries(folder: string, partialsBefore: number): Promise<KeyedEntry[]> {
  const all = (await ignoreEnoent(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  const entriesOnDisk: KeyedEntry[] = [];
  for (const entry of all) {
    const path = join(entry.parentPath, entry.name);
    const file = entry.isFile() ? await ignoreEnoent(stat(path)) : undefined;
    if (file === undefined) continue;
    const isPartial = entry.name.endsWith(partialSuffix);
    if (!isPartial) {
      const bytes = Math.max(0, file.size - trailerLength);
      entriesOnDisk.push([toKey(folder, path), { bytes, usedAt: file.mtimeMs }]);
    }
    if (isPartial && file.mtimeMs < partialsBefore) await rm(path, { force: true });
  }
  return entriesOnDisk.sort(([, a], [, b]) => a.usedAt - b.usedAt);
}

const toKey = (folder: string, path: string): string => relative(folder, path).split(sep).join('');
