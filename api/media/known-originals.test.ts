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

/** Counts how often an original is looked up. */
const counting = (found: StoredOriginal | undefined) => async () => {
  looked += 1;
  return found;
};

test('a public original is looked up once, and again after a change', async () => {
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
])('one that is %s is looked up each time', async (_, found) => {
  const find = knownOriginals(counting(found), createCacheVersion());
  expect([await find('a'), await find('a')]).toEqual([found, found]);
  expect(looked).toBe(2);
});

test('what changes while it is looked up is not kept in mind', async () => {
  const cacheVersion = createCacheVersion();
  const find = knownOriginals(async (id) => {
    cacheVersion.changed();
    return counting({ ...original, stored_name: id })();
  }, cacheVersion);
  await find('a');
  await find('a');
  expect(looked).toBe(2);
});
