import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveProjectPath } from './project-root.mjs';

const readJson = (/** @type {string} */ file) =>
  JSON.parse(readFileSync(resolveProjectPath(file), 'utf8'));

/** @type {Record<string, Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>} */
const packages = readJson('package-lock.json').packages;

test('package-lock.json contains the dependencies of all its packages for every system', () => {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const needed = Object.values(packages).flatMap((entry) =>
    Object.keys({ ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies }),
  );
  expect(needed.filter((name) => !locked.has(name))).toEqual([]);
});

test('package-lock.json matches package.json', () => {
  const { dependencies, devDependencies } = readJson('package.json');
  expect(packages['']).toMatchObject({ dependencies, devDependencies });
});
