import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { createDiskCache, type DiskCache } from './disk-cache';

let folder = '';
let errors: unknown[] = [];
beforeEach(() => {
  folder = temporaryFolder();
  errors = [];
});

const onError = (error: unknown) => errors.push(error);
const createCache = (mostBytes: number) => createDiskCache(folder, { mostBytes, onError });

async function restarted(mostBytes: number): Promise<DiskCache> {
  const cache = createCache(mostBytes);
  await cache.settled();
  return cache;
}

const bytes = (length: number, value = 7) => Buffer.alloc(length, value);
const toPath = (key: string) => join(folder, key.slice(0, 2), key.slice(2));
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(-2)}${name}`)
    .sort();

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const usedAt = (key: string, moment: Date) => utimesSync(toPath(key), moment, moment);

test('DiskCache returns stored bytes and undefined for other keys', async () => {
  const cache = createCache(100);
  await cache.put('aa1', bytes(10));
  expect(await cache.get('aa1')).toEqual(bytes(10));
  expect(await cache.has('aa1')).toBe(true);
  expect(await cache.get('aa2')).toBeUndefined();
  expect(await cache.has('aa2')).toBe(false);
});

test('DiskCache ignores a truncated file and replaces it on the next put', async () => {
  const cache = createCache(1000);
  await cache.put('aa1', bytes(100));
  truncateSync(toPath('aa1'), 50);
  expect(await cache.get('aa1')).toBeUndefined();
  expect(await cache.body('aa1')).toBeUndefined();
  await cache.put('aa1', bytes(100));
  expect(await cache.get('aa1')).toEqual(bytes(100));
});

test('DiskCache.body() streams a large file with its length', async () => {
  const cache = createCache(1_000_000);
  const large = bytes(300_000);
  await cache.put('aa1', large);
  const body = await cache.body('aa1');
  if (body === undefined || Buffer.isBuffer(body)) throw new Error('no stream');
  expect(body.length).toBe(large.length);
  expect((await buffer(body.stream)).equals(large)).toBe(true);
});

test('DiskCache keeps recently used small entries in memory', async () => {
  const cache = createDiskCache(folder, { mostBytes: 1000, mostInMemory: 320, onError });
  await cache.put('aa1', bytes(10));
  await cache.put('aa2', bytes(100));
  for (const key of ['aa1', 'aa2']) await cache.get(key);
  for (const key of ['aa1', 'aa2']) rmSync(toPath(key));
  expect(await cache.get('aa1')).toEqual(bytes(10));
  expect(await cache.get('aa2')).toBeUndefined();
});

test('DiskCache evicts the least recently used entry', async () => {
  const cache = createCache(100);
  for (const key of ['aa1', 'aa2', 'aa3']) await cache.put(key, bytes(30));
  await cache.get('aa1');
  await cache.put('aa4', bytes(30));
  await cache.settled();
  expect(files()).toEqual(['aa1', 'aa3', 'aa4']);
  expect(await cache.has('aa2')).toBe(false);
  expect(await cache.get('aa2')).toBeUndefined();
});

test('DiskCache.remove() frees the space and allows the key to be stored again', async () => {
  const cache = createDiskCache(folder, { mostBytes: 1000, mostInMemory: 320, onError });
  for (const key of ['aa1', 'aa2']) await cache.put(key, bytes(10));
  await cache.get('aa1');
  await cache.remove('aa1');
  await cache.remove('aa1');
  expect(await cache.get('aa1')).toBeUndefined();
  expect(await cache.has('aa1')).toBe(false);
  expect(files()).toEqual(['aa2']);
  await cache.put('aa3', bytes(990));
  await cache.put('aa1', bytes(10));
  await cache.settled();
  expect(files()).toEqual(['aa1', 'aa3']);
});

test('DiskCache counts a replaced entry only once', async () => {
  const cache = createCache(100);
  for (const value of [1, 2, 3, 4]) await cache.put('aa1', bytes(40, value));
  await cache.put('aa2', bytes(60));
  await cache.settled();
  expect(await cache.get('aa1')).toEqual(bytes(40, 4));
  expect(files()).toEqual(['aa1', 'aa2']);
});

test('DiskCache does not store bytes larger than the cache and evicts nothing for them', async () => {
  const cache = createCache(100);
  await cache.put('aa1', bytes(60));
  await cache.put('aa2', bytes(101));
  await cache.settled();
  expect(files()).toEqual(['aa1']);
  expect(await cache.has('aa2')).toBe(false);
});

describe('DiskCache after a restart', () => {
  test('keeps all entries and evicts the least recently used first', async () => {
    const before = createCache(100);
    for (const key of ['aa1', 'bb2', 'cc3']) await before.put(key, bytes(30));
    usedAt('aa1', hoursAgo(1));
    usedAt('bb2', hoursAgo(3));
    usedAt('cc3', hoursAgo(2));
    const cache = await restarted(100);
    expect(await cache.get('bb2')).toEqual(bytes(30));
    await cache.put('dd4', bytes(30));
    await cache.settled();
    expect(files()).toEqual(['aa1', 'bb2', 'dd4']);
  });

  test('applies a smaller limit at once', async () => {
    const before = createCache(100);
    for (const key of ['aa1', 'aa2', 'aa3']) await before.put(key, bytes(30));
    usedAt('aa1', hoursAgo(1));
    usedAt('aa2', hoursAgo(2));
    usedAt('aa3', hoursAgo(3));
    await restarted(70);
    expect(files()).toEqual(['aa1', 'aa2']);
  });

  test('treats an entry used during the initial scan as most recently used', async () => {
    const before = createCache(10_000);
    const keys = Array.from({ length: 100 }, (_, at) => `aa${at}`);
    for (const key of keys) await before.put(key, bytes(100));
    usedAt('aa0', hoursAgo(2));
    usedAt('aa1', hoursAgo(1));
    const cache = createCache(9_900);
    await cache.get('aa0');
    await cache.settled();
    expect(files()).toEqual(keys.filter((key) => key !== 'aa1').sort());
  });

  test('removes leftover partial files', async () => {
    mkdirSync(join(folder, 'aa'));
    writeFileSync(join(folder, 'aa', '1.0b5c.part'), 'half');
    utimesSync(join(folder, 'aa', '1.0b5c.part'), hoursAgo(1), hoursAgo(1));
    await restarted(100);
    expect(files()).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test('DiskCache updates the mtime of a used file at most once an hour', async () => {
  const before = createCache(100);
  await before.put('aa1', bytes(30));
  usedAt('aa1', hoursAgo(5));
  const cache = await restarted(100);
  await cache.get('aa1');
  await cache.settled();
  expect(statSync(toPath('aa1')).mtimeMs).toBeGreaterThan(hoursAgo(1).getTime());
  usedAt('aa1', hoursAgo(4));
  await cache.get('aa1');
  await cache.settled();
  expect(statSync(toPath('aa1')).mtimeMs).toBeLessThan(hoursAgo(3).getTime());
});

describe('DiskCache shared by two processes', () => {
  test('returns files written by the other process', async () => {
    const [one, other] = [await restarted(100), await restarted(100)];
    await one.put('aa1', bytes(30));
    expect(await other.has('aa1')).toBe(true);
    expect(await other.get('aa1')).toEqual(bytes(30));
  });

  test('misses files removed by the other process and stores them again', async () => {
    const [one, other] = [await restarted(100), await restarted(100)];
    await one.put('aa1', bytes(30));
    await other.get('aa1');
    rmSync(toPath('aa1'));
    expect(await one.get('aa1')).toBeUndefined();
    expect(await one.has('aa1')).toBe(false);
    await one.put('aa1', bytes(31));
    expect(await other.get('aa1')).toEqual(bytes(31));
  });

  test('allows concurrent writes, reads and evictions of the same files', async () => {
    const [one, other] = [createCache(200), createCache(200)];
    const keys = Array.from({ length: 40 }, (_, at) => `a${at % 10}${at % 7}`);
    await Promise.all(
      keys.flatMap((key) => [one.put(key, bytes(30)), other.put(key, bytes(30)), one.get(key)]),
    );
    await Promise.all([one.settled(), other.settled()]);
    expect(errors).toEqual([]);
    expect(files().filter((name) => name.includes('part'))).toEqual([]);
  });
});

test('DiskCache.put() rejects when the folder is not writable', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const cache = createDiskCache(join(file, 'cache'), { mostBytes: 100, onError });
  await expect(cache.put('aa1', bytes(10))).rejects.toMatchObject({ code: 'ENOTDIR' });
  expect(existsSync(file)).toBe(true);
});

test('DiskCache is empty for a folder that does not exist', async () => {
  const cache = createDiskCache(join(folder, 'later'), { mostBytes: 100, onError });
  await cache.settled();
  await cache.put('aa1', bytes(10));
  expect(await cache.get('aa1')).toEqual(bytes(10));
  expect(errors).toEqual([]);
});
