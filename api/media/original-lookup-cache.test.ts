import { beforeEach, expect, test } from 'vitest';
import { createCacheVersion } from '../platform/cache-version';
import type { StoredOriginal } from './media-store';
import { cacheOriginalLookup } from './original-lookup-cache';

const original: StoredOriginal = {
  provider: 'disk',
  stored_name: 'name',
  content_hash: 'hash',
  privacy: 'public',
  title: 'A plate',
  format: 'jpeg',
  width: 40,
  height: 30,
  focus_x: 50,
  focus_y: 50,
};

let lookups = 0;
beforeEach(() => {
  lookups = 0;
});

const countLookups = (lookupResult: StoredOriginal | undefined) => async () => {
  lookups += 1;
  return lookupResult;
};

test('cacheOriginalLookup() caches a public original until the cache version changes', async () => {
  const cacheVersion = createCacheVersion();
  const find = cacheOriginalLookup(countLookups(original), cacheVersion);
  expect([await find('a'), await find('a')]).toEqual([original, original]);
  expect(lookups).toBe(1);
  cacheVersion.increment();
  await find('a');
  await find('a');
  expect(lookups).toBe(2);
});

test.each([
  ['private', { ...original, privacy: 'private' } as const],
  ['missing', undefined],
])('cacheOriginalLookup() does not cache a %s original', async (_, lookupResult) => {
  const find = cacheOriginalLookup(countLookups(lookupResult), createCacheVersion());
  expect([await find('a'), await find('a')]).toEqual([lookupResult, lookupResult]);
  expect(lookups).toBe(2);
});

test('cacheOriginalLookup() does not cache an original that changes during its lookup', async () => {
  const cacheVersion = createCacheVersion();
  const find = cacheOriginalLookup(async (id) => {
    cacheVersion.increment();
    return countLookups({ ...original, stored_name: id })();
  }, cacheVersion);
  await find('a');
  await find('a');
  expect(lookups).toBe(2);
});
