import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { CompiledStyles } from './compile-styles';
import { createStylesCompiler } from './styles-plugin';

function createFiles() {
  const root = mkdtempSync(join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [theme, page] = [join(root, 'theme.ts'), join(root, 'Page.css.ts')];
  writeFileSync(theme, 'export const space = 1;');
  writeFileSync(page, 'export const page = space;');
  const compileAll = vi.fn(async (files: readonly string[]) => {
    const compiled = { code: 'code', css: 'css', files: [theme, page] } satisfies CompiledStyles;
    return new Map(files.map((file) => [file, compiled]));
  });
  const start = (version = '1') =>
    createStylesCompiler({ root, cacheFolder: join(root, 'cache'), version, compileAll });
  return { theme, page, compileAll, start };
}

test('createStylesCompiler compiles a file again after a change of an imported file', async () => {
  const { theme, page, compileAll, start } = createFiles();
  await start()(page);
  await start()(page);
  expect(compileAll).toHaveBeenCalledTimes(1);
  writeFileSync(theme, 'export const space = 2;');
  await start()(page);
  expect(compileAll).toHaveBeenCalledTimes(2);
});

test('createStylesCompiler compiles a file again that was saved while it was compiled', async () => {
  const { theme, page, compileAll, start } = createFiles();
  compileAll.mockImplementationOnce(async (files) => {
    const savedAt = new Date(Date.now() + 1000);
    utimesSync(theme, savedAt, savedAt);
    return new Map(files.map((file) => [file, { code: '', css: '', files: [theme, page] }]));
  });
  await start()(page);
  await start()(page);
  expect(compileAll).toHaveBeenCalledTimes(2);
});

test('createStylesCompiler compiles a file again with another version of its packages', async () => {
  const { page, compileAll, start } = createFiles();
  await start('1')(page);
  await start('2')(page);
  expect(compileAll).toHaveBeenCalledTimes(2);
});

test('createStylesCompiler compiles files together that are asked for at the same time', async () => {
  const { theme, page, compileAll, start } = createFiles();
  const compile = start();
  await Promise.all([compile(page), compile(theme)]);
  expect(compileAll.mock.calls.map(([files]) => files)).toHaveLength(1);
});
