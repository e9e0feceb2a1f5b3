import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { createDiskCache, type DiskCache } from './disk-cache';

let folder = '';
let errors: unknown[] = [];
beforeEach(() => {
  folder = createTemporaryFolder();
  errors = [];
});

const onError = (error: unknown) => errors.push(error);
const createCache = (maxBytes: number) => createDiskCache(folder, { maxBytes, onError });

async function openCache(maxBytes: number): Promise<DiskCache> {
  const cache = createCache(maxBytes);
  await cache.onIdle();
  return cache;
}

const bytes = (length: number, value = 7) => Buffer.alloc(length, value);
const toPath = (key: string) => join(folder, key.slice(0, 2), key.slice(2));
const listFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(-2)}${name}`)
    .sort();

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const setUsedAt = (key: string, date: Date) => utimesSync(toPath(key), date, date);

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
  expect(await cache.getBytesOrStream('aa1')).toBeUndefined();
  await cache.put('aa1', bytes(100));
  expect(await cache.get('aa1')).toEqual(bytes(100));
});

test.each([100, 300_000])('DiskCache ignores a damaged file of %i bytes', async (length) => {
  const cache = createCache(1_000_000);
  await cache.put('aa1', bytes(length));
  const file = openSync(toPath('aa1'), 'r+');
  writeSync(file, 'x', length / 2);
  closeSync(file);
  expect(await cache.getBytesOrStream('aa1')).toBeUndefined();
  expect(await cache.get('aa1')).toBeUndefined();
  await cache.put('aa1', bytes(length));
  expect(await cache.get('aa1')).toEqual(bytes(length));
});

test('DiskCache.body() streams a large file with its length', async () => {
  const cache = createCache(1_000_000);
  const large = bytes(300_000);
  await cache.put('aa1', large);
  const body = await cache.getBytesOrStream('aa1');
  if (body === undefined || Buffer.isBuffer(body)) throw new Error('no stream');
  expect(body.length).toBe(large.length);
  expect((await buffer(body.stream)).equals(large)).toBe(true);
});

test('DiskCache keeps recently used small entries in memory', async () => {
  const cache = createDiskCache(folder, { maxBytes: 1000, maxMemoryBytes: 320, onError });
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
  await cache.onIdle();
  expect(listFiles()).toEqual(['aa1', 'aa3', 'aa4']);
  expect(await cache.has('aa2')).toBe(false);
  expect(await cache.get('aa2')).toBeUndefined();
});

test('DiskCache.remove() frees the space and allows the key to be stored again', async () => {
  const cache = createDiskCache(folder, { maxBytes: 1000, maxMemoryBytes: 320, onError });
  for (const key of ['aa1', 'aa2']) await cache.put(key, bytes(10));
  await cache.get('aa1');
  await cache.remove('aa1');
  await cache.remove('aa1');
  expect(await cache.get('aa1')).toBeUndefined();
  expect(await cache.has('aa1')).toBe(false);
  expect(listFiles()).toEqual(['aa2']);
  await cache.put('aa3', bytes(990));
  await cache.put('aa1', bytes(10));
  await cache.onIdle();
  expect(listFiles()).toEqual(['aa1', 'aa3']);
});

test('DiskCache.removeAll() removes entries of earlier runs and new ones by the beginning of their keys', async () => {
  await createCache(100).put('aa1', bytes(10));
  const cache = createCache(100);
  await cache.put('aa2', bytes(10));
  await cache.put('ab1', bytes(10));
  await cache.removeAll('aa');
  expect(listFiles()).toEqual(['ab1']);
});

test('DiskCache counts a replaced entry only once', async () => {
  const cache = createCache(100);
  for (const value of [1, 2, 3, 4]) await cache.put('aa1', bytes(40, value));
  await cache.put('aa2', bytes(60));
  await cache.onIdle();
  expect(await cache.get('aa1')).toEqual(bytes(40, 4));
  expect(listFiles()).toEqual(['aa1', 'aa2']);
});

test('DiskCache does not store bytes larger than the cache and evicts nothing for them', async () => {
  const cache = createCache(100);
  await cache.put('aa1', bytes(60));
  await cache.put('aa2', bytes(101));
  await cache.onIdle();
  expect(listFiles()).toEqual(['aa1']);
  expect(await cache.has('aa2')).toBe(false);
});

describe('DiskCache after a restart', () => {
  test('keeps all entries and evicts the least recently used first', async () => {
    const previousCache = createCache(100);
    for (const key of ['aa1', 'bb2', 'cc3']) await previousCache.put(key, bytes(30));
    setUsedAt('aa1', hoursAgo(1));
    setUsedAt('bb2', hoursAgo(3));
    setUsedAt('cc3', hoursAgo(2));
    const cache = await openCache(100);
    expect(await cache.get('bb2')).toEqual(bytes(30));
    await cache.put('dd4', bytes(30));
    await cache.onIdle();
    expect(listFiles()).toEqual(['aa1', 'bb2', 'dd4']);
  });

  test('applies a smaller limit at once', async () => {
    const previousCache = createCache(100);
    for (const key of ['aa1', 'aa2', 'aa3']) await previousCache.put(key, bytes(30));
    setUsedAt('aa1', hoursAgo(1));
    setUsedAt('aa2', hoursAgo(2));
    setUsedAt('aa3', hoursAgo(3));
    await openCache(70);
    expect(listFiles()).toEqual(['aa1', 'aa2']);
  });

  test('treats an entry used during the initial scan as most recently used', async () => {
    const previousCache = createCache(10_000);
    const keys = Array.from({ length: 100 }, (_, index) => `aa${index}`);
    for (const key of keys) await previousCache.put(key, bytes(100));
    setUsedAt('aa0', hoursAgo(2));
    setUsedAt('aa1', hoursAgo(1));
    const cache = createCache(9_900);
    await cache.get('aa0');
    await cache.onIdle();
    expect(listFiles()).toEqual(keys.filter((key) => key !== 'aa1').sort());
  });

  test('removes leftover partial files', async () => {
    mkdirSync(join(folder, 'aa'));
    writeFileSync(join(folder, 'aa', '1.0b5c.part'), 'half');
    utimesSync(join(folder, 'aa', '1.0b5c.part'), hoursAgo(1), hoursAgo(1));
    await openCache(100);
    expect(listFiles()).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test('DiskCache updates the mtime of a used file at most once an hour', async () => {
  const previousCache = createCache(100);
  await previousCache.put('aa1', bytes(30));
  setUsedAt('aa1', hoursAgo(5));
  const cache = await openCache(100);
  await cache.get('aa1');
  await cache.onIdle();
  expect(statSync(toPath('aa1')).mtimeMs).toBeGreaterThan(hoursAgo(1).getTime());
  setUsedAt('aa1', hoursAgo(4));
  await cache.get('aa1');
  await cache.onIdle();
  expect(statSync(toPath('aa1')).mtimeMs).toBeLessThan(hoursAgo(3).getTime());
});

describe('DiskCache shared by two processes', () => {
  test('returns files written by the other process', async () => {
    const [firstCache, secondCache] = [await openCache(100), await openCache(100)];
    await firstCache.put('aa1', bytes(30));
    expect(await secondCache.has('aa1')).toBe(true);
    expect(await secondCache.get('aa1')).toEqual(bytes(30));
  });

  test('misses files removed by the other process and stores them again', async () => {
    const [firstCache, secondCache] = [await openCache(100), await openCache(100)];
    await firstCache.put('aa1', bytes(30));
    await secondCache.get('aa1');
    rmSync(toPath('aa1'));
    expect(await firstCache.get('aa1')).toBeUndefined();
    expect(await firstCache.has('aa1')).toBe(false);
    await firstCache.put('aa1', bytes(31));
    expect(await secondCache.get('aa1')).toEqual(bytes(31));
  });

  test('allows concurrent writes, reads and evictions of the same files', async () => {
    const [firstCache, secondCache] = [createCache(200), createCache(200)];
    const keys = Array.from({ length: 40 }, (_, index) => `a${index % 10}${index % 7}`);
    await Promise.all(
      keys.flatMap((key) => [
        firstCache.put(key, bytes(30)),
        secondCache.put(key, bytes(30)),
        firstCache.get(key),
      ]),
    );
    await Promise.all([firstCache.onIdle(), secondCache.onIdle()]);
    expect(errors).toEqual([]);
    expect(listFiles().filter((name) => name.includes('part'))).toEqual([]);
  });
});

test("DiskCache.put() rejects when the folder is not writable, and onError gets the scan's error", async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const cache = createDiskCache(join(file, 'cache'), { maxBytes: 100, onError });
  await expect(cache.put('aa1', bytes(10))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await cache.onIdle();
  expect(errors).toMatchObject([{ code: 'ENOTDIR' }]);
  expect(existsSync(file)).toBe(true);
});

test('DiskCache is empty for a folder that does not exist', async () => {
  const cache = createDiskCache(join(folder, 'later'), { maxBytes: 100, onError });
  await cache.onIdle();
  await cache.put('aa1', bytes(10));
  expect(await cache.get('aa1')).toEqual(bytes(10));
  expect(errors).toEqual([]);
});
