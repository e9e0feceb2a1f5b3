import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileStyles, toCssId } from './compile-styles';

const root = join(import.meta.dirname, '..');

const files = [
  'theme/theme.css.ts',
  'ui/button/Button.css.ts',
  'storefront/home/HeroBanner.css.ts',
  'admin/calendar/CalendarPage.css.ts',
].map((path) => join(root, path));

// The compiler of `@vanilla-extract/vite-plugin`, which the build and all other tests use.
const requireFromPlugin = createRequire(
  createRequire(import.meta.url).resolve('@vanilla-extract/vite-plugin'),
);

const sortLines = (code: string) => code.split('\n').sort();

test('compileStyles returns the same code and CSS as the vanilla-extract plugin', async () => {
  const compiled = await compileStyles(files, root);
  const compiler = requireFromPlugin('@vanilla-extract/compiler').createCompiler({
    root,
    identifiers: 'debug',
    cssImportSpecifier: toCssId,
    viteConfig: {},
    enableFileWatcher: false,
  });
  try {
    for (const file of files) {
      const { source } = await compiler.processVanillaFile(file);
      // The order of the exports differs.
      expect(sortLines(compiled.get(file)?.code ?? '')).toEqual(sortLines(source));
      expect(compiled.get(file)?.css).toBe(compiler.getCssForFile(file).css);
    }
  } finally {
    await compiler.close();
  }
});
