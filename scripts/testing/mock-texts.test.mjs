import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { projectRoot, resolveProjectPath } from '../lib/project-root.mjs';
import { isUnshippedModule } from '../lib/unshipped-sources.mjs';
import { collectMockTexts, findMockTexts, listTexts } from './mock-texts.mjs';

describe('listTexts', () => {
  test('has the string literals of a source, but neither comments, imports nor short texts', () => {
    const source = [
      "import { setupWorker } from 'msw/browser/long';",
      '// a “comment” that is not a text',
      "const names = ['large-catalogue', `a template text`, \"double quotes\", 'short', 'replaceState'];",
    ].join('\n');
    expect(listTexts(source)).toEqual(['large-catalogue', 'a template text', 'double quotes']);
  });
});

describe('collectMockTexts', () => {
  test('has the passwords and scenarios of the mocks, but no text of the server', () => {
    const texts = collectMockTexts();
    expect(texts).toEqual(expect.arrayContaining(['honey and rosemary', 'large-catalogue']));
    expect(texts).not.toContain('Content-Type');
  });
});

describe('findMockTexts', () => {
  mkdirSync(resolveProjectPath('node_modules', '.cache'), { recursive: true });
  const folder = mkdtempSync(resolveProjectPath('node_modules', '.cache', 'built-'));
  const path = relative(projectRoot, folder);
  afterEach(() => rmSync(folder, { recursive: true }));

  test('names built files that contain a text, or have it in their name', () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'clean.js'), 'signIn()');
    writeFileSync(join(folder, 'assets', 'page.js'), 'signIn("figs and walnuts")');
    writeFileSync(join(folder, 'mockServiceWorker.js'), '');
    expect(findMockTexts([path], ['figs and walnuts', 'mockServiceWorker']).sort()).toEqual([
      `${path}/assets/page.js contains “figs and walnuts” of the mocks.`,
      `${path}/mockServiceWorker.js contains “mockServiceWorker” of the mocks.`,
    ]);
  });
});

describe('isUnshippedModule', () => {
  test.each([
    ['mocks/mock-admin.ts', true],
    ['node_modules/msw/lib/core/index.mjs', true],
    ['node_modules/@mswjs/interceptors/lib/index.mjs', true],
    ['node_modules/sql.js/dist/sql-wasm-browser.wasm', true],
    ['web/admin/sign-in/MockCredentials.tsx', false],
    ['api/seed/demo/products.ts', false],
    ['node_modules/mocks/index.js', false],
  ])('of %s is %s', (path, expected) => {
    expect(isUnshippedModule(resolveProjectPath(path))).toBe(expected);
  });
});
