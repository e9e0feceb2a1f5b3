import { beforeEach, expect, test } from 'vitest';
import { createCacheVersion } from '../platform/cache-version';
import { knownOriginals } from './known-originals';
import type { StoredOriginal } from './store';

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

let looked = 0;
beforeEach(() => {
  looked = 0;
});

const counting = (found: StoredOriginal | undefined) => async () => {
  looked += 1;
  return found;
};

test('cacheOriginalLookup() caches a public original until the cache version changes', async () => {
  const cacheVersion = createCacheVersion();
  const find = knownOriginals(counting(original), cacheVersion);
  expect([await find('a'), await find('a')]).toEqual([original, original]);
  expect(looked).toBe(1);
  cacheVersion.changed();
  await find('a');
  await find('a');
  expect(looked).toBe(2);
});

test.each([
  ['private', { ...original, privacy: 'private' } as const],
  ['missing', undefined],
])('cacheOriginalLookup() does not cache a %s original', async (_, found) => {
  const find = knownOriginals(counting(found), createCacheVersion());
  expect([await find('a'), await find('a')]).toEqual([found, found]);
  expect(looked).toBe(2);
});

test('cacheOriginalLookup() does not cache an original that changes during its lookup', async () => {
  const cacheVersion = createCacheVersion();
  const find = knownOriginals(async (id) => {
    cacheVersion.changed();
    return counting({ ...original, stored_name: id })();
  }, cacheVersion);
  await find('a');
  await find('a');
  expect(looked).toBe(2);
});
