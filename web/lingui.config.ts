import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { pageCatalogues } from './i18n/page-catalogues.ts';

/** What every page of the storefront may say; the pages that say more have catalogues of their own. */
const shared = ['app', 'storefront', 'ui', 'seo', 'data', 'offline'];

const ofPages = pageCatalogues.map((name) => `storefront/${name}`);

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [
    catalogue('storefront', shared, ofPages),
    ...pageCatalogues.map((name) => catalogue(name, [`storefront/${name}`])),
    catalogue('back-office', ['admin', 'media']),
  ],
  format: formatter({ lineNumbers: false }),
});

function catalogue(name: string, folders: readonly string[], others: readonly string[] = []) {
  return {
    path: `<rootDir>/i18n/catalogues/${name}/{locale}`,
    include: folders.map((folder) => `<rootDir>/${folder}`),
    exclude: ['**/*.test.*', ...others.map((folder) => `<rootDir>/${folder}/**`)],
  };
}
