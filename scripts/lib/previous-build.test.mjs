import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { promoteStashedBuild, stashBuild } from './previous-build.mjs';

let dist = '';

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'higuera-previous-'));
});

afterEach(() => rmSync(dist, { recursive: true }));

/**
 * Writes assets like the bundler, which empties the folder first.
 * @param {...string} names
 */
function writeAssets(...names) {
  const folder = join(dist, 'client', 'assets');
  rmSync(join(dist, 'client'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(join(folder, name), name);
}

/** @param {...string} names */
function runFullBuild(...names) {
  stashBuild(dist);
  writeAssets(...names);
  promoteStashedBuild(dist);
}

const listPreviousAssets = () => readdirSync(join(dist, 'previous', 'assets')).sort();

test('the first build has no previous build', () => {
  runFullBuild('shop-1.js');
  expect(readdirSync(dist)).toEqual(['client']);
});

test('only one previous build is kept', () => {
  runFullBuild('shop-1.js', 'base-1.css');
  runFullBuild('shop-2.js', 'base-1.css');
  expect(listPreviousAssets()).toEqual(['base-1.css', 'shop-1.js']);
  runFullBuild('shop-3.js', 'base-1.css');
  expect(listPreviousAssets()).toEqual(['base-1.css', 'shop-2.js']);
  expect(readdirSync(dist).sort()).toEqual(['client', 'previous']);
});

test('a build without changes keeps the previous build', () => {
  runFullBuild('shop-1.js');
  runFullBuild('shop-2.js');
  runFullBuild('shop-2.js');
  expect(listPreviousAssets()).toEqual(['shop-1.js']);
});

test('an interrupted build never becomes the previous build', () => {
  runFullBuild('shop-1.js');
  stashBuild(dist);
  writeAssets('half.js');
  expect(existsSync(join(dist, 'previous'))).toBe(false);
  writeAssets('shop-2.js');
  promoteStashedBuild(dist);
  expect(listPreviousAssets()).toEqual(['shop-1.js']);
});
