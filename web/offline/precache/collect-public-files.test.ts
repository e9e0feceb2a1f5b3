import * as v from 'valibot';
import { expect, test } from 'vitest';
import { collectPublicFiles, viteManifestSchema } from './collect-public-files';

const files = collectPublicFiles(
  v.parse(viteManifestSchema, {
    '_start.js': { file: 'assets/start.js', dynamicImports: ['browser.tsx'] },
    'browser.tsx': {
      file: 'assets/browser.js',
      imports: ['_start.js', '_shared.js'],
      css: ['assets/browser.css'],
      dynamicImports: [
        'storefront/shop/ShopPage.tsx',
        'theme/fonts.ts',
        'admin/layout/BackOfficeLayout.tsx',
        'i18n/translations/storefront/es.po',
        'i18n/translations/back-office/es.po',
      ],
    },
    '_shared.js': { file: 'assets/shared.js', dynamicImports: ['browser.tsx'] },
    'storefront/shop/ShopPage.tsx': { file: 'assets/shop.js', imports: ['_shared.js'] },
    'theme/fonts.ts': { file: 'assets/fonts.js', assets: ['assets/fraunces-latin.woff2'] },
    'i18n/translations/storefront/es.po': { file: 'assets/es.js' },
    'i18n/translations/back-office/es.po': { file: 'assets/es-admin.js' },
    'admin/layout/BackOfficeLayout.tsx': {
      file: 'assets/admin.js',
      imports: ['_shared.js', '_table.js'],
      css: ['assets/admin.css'],
      dynamicImports: ['media/manager/MediaManager.tsx'],
    },
    '_table.js': { file: 'assets/table.js', css: ['assets/table.css'] },
    'media/manager/MediaManager.tsx': { file: 'assets/manager.js' },
    'media/uploader/Uploader.tsx': { file: 'assets/uploader.js' },
  }),
);

test('collectPublicFiles returns the scripts, styles, fonts and translations of public pages', () => {
  expect([...files].sort()).toEqual([
    'assets/browser.css',
    'assets/browser.js',
    'assets/es.js',
    'assets/fonts.js',
    'assets/fraunces-latin.woff2',
    'assets/shared.js',
    'assets/shop.js',
    'assets/start.js',
  ]);
});

test.each(['assets/admin.js', 'assets/admin.css', 'assets/table.js', 'assets/manager.js'])(
  'collectPublicFiles leaves out the back-office file %s',
  (file) => expect(files).not.toContain(file),
);

test('collectPublicFiles leaves out the translations of the back office', () => {
  expect(files).not.toContain('assets/es-admin.js');
});

test('collectPublicFiles throws when an imported module is missing from the manifest', () => {
  const chunk = { file: 'assets/browser.js', imports: ['_gone.js'] };
  expect(() => collectPublicFiles(v.parse(viteManifestSchema, { 'browser.tsx': chunk }))).toThrow(
    '_gone.js',
  );
});
