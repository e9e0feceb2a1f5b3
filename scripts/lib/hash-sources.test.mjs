import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from './hash-sources.mjs';

let project = '';

/** @param {string} path */
const write = (path, content = `// ${path}`) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), content);
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'higuera-sources-'));
  const folders = [
    'api/server.ts',
    'web/browser.tsx',
    'web/home/HomePage.tsx',
    'public/robots.txt',
  ];
  const files = ['scripts/build.mjs', 'tsconfig.base.json', 'package.json', 'package-lock.json'];
  for (const path of [...folders, ...files]) write(path);
});

afterEach(() => rmSync(project, { recursive: true }));

test('hashSources returns another hash when a source changes', () => {
  const before = hashSources(project);
  write('web/home/HomePage.tsx', '// other');
  expect(hashSources(project)).not.toBe(before);
});

test('hashSources returns another hash when a source is added', () => {
  const before = hashSources(project);
  write('api/orders/routes.ts', '');
  expect(hashSources(project)).not.toBe(before);
});

test('hashSources returns another hash when a source is renamed', () => {
  const before = hashSources(project);
  renameSync(join(project, 'web/browser.tsx'), join(project, 'web/start.tsx'));
  expect(hashSources(project)).not.toBe(before);
});

test('hashSources returns another hash when the lockfile changes', () => {
  const before = hashSources(project);
  write('package-lock.json', '{}');
  expect(hashSources(project)).not.toBe(before);
});

test('hashSources depends on another folder only when that is named', () => {
  const hashes = () => [hashSources(project), hashSources(project, ['mocks'])];
  write('mocks/server.ts');
  const [before, beforeWithMocks] = hashes();
  write('mocks/server.ts', '// other');
  const [after, afterWithMocks] = hashes();
  expect(after).toBe(before);
  expect(afterWithMocks).not.toBe(beforeWithMocks);
});

test('hashSources ignores modification times', () => {
  const before = hashSources(project);
  utimesSync(join(project, 'api/server.ts'), new Date(0), new Date(0));
  expect(hashSources(project)).toBe(before);
});

test('hashSources ignores tests and their screenshots', () => {
  const before = hashSources(project);
  write('web/home/HomePage.test.tsx');
  write('web/home/home.e2e.ts');
  write('web/workshop/screenshots/button.png', '');
  expect(hashSources(project)).toBe(before);
});
