import { expect, test } from 'vitest';
import { collectScripts } from './manifest.mjs';

const manifest = {
  'index.html': { file: 'assets/index.js', dynamicImports: ['browser.tsx'] },
  'browser.tsx': { file: 'assets/browser.js', imports: ['_react.js', 'index.html'] },
  'HomePage.tsx': { file: 'assets/home.js', imports: ['_react.js', '_card.js', 'browser.tsx'] },
  'ShopPage.tsx': { file: 'assets/shop.js', imports: ['_react.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'font.woff2': { file: 'assets/font.woff2' },
};

test('collectScripts counts a chunk that several entries import once', () => {
  expect(collectScripts(manifest, ['index.html', 'browser.tsx', 'HomePage.tsx']).sort()).toEqual([
    'assets/browser.js',
    'assets/card.js',
    'assets/home.js',
    'assets/index.js',
    'assets/react.js',
  ]);
});

test('collectScripts leaves out dynamic imports', () => {
  expect(collectScripts(manifest, ['index.html'])).toEqual(['assets/index.js']);
});

test('collectScripts leaves out files that are not scripts', () => {
  expect(collectScripts(manifest, ['font.woff2'])).toEqual([]);
});

test('collectScripts throws on an entry that the build does not have', () => {
  expect(() => collectScripts(manifest, ['CartPage.tsx'])).toThrow(
    'The build has no CartPage.tsx.',
  );
});
