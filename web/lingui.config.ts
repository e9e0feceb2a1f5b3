import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const sharedFolders = ['app', 'routing', 'storefront', 'ui', 'seo', 'data', 'offline', 'outbox'];

/** Each storefront page has its own translations, loaded together with the page. */
const pageFolders = readdirSync(new URL('./storefront', import.meta.url), { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && isPage(folder.name))
  .map(({ name }) => name);

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [
    buildCatalog(
      'storefront',
      sharedFolders,
      pageFolders.map((name) => `storefront/${name}`),
    ),
    ...pageFolders.map((name) => buildCatalog(name, [`storefront/${name}`])),
    buildCatalog('back-office', ['admin', 'media']),
  ],
  format: formatter({ lineNumbers: false }),
});

function buildCatalog(
  name: string,
  folders: readonly string[],
  excludedFolders: readonly string[] = [],
) {
  return {
    path: `<rootDir>/i18n/translations/${name}/{locale}`,
    include: folders.map((folder) => `<rootDir>/${folder}`),
    exclude: ['**/*.test.*', ...excludedFolders.map((folder) => `<rootDir>/${folder}/**`)],
  };
}

function isPage(folder: string): boolean {
  return existsSync(new URL(`./storefront/${folder}/page.ts`, import.meta.url));
}
