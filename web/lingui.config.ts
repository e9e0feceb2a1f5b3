import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const sharedFolders = ['app', 'routing', 'storefront', 'ui', 'seo', 'data', 'offline', 'outbox'];

/** Each storefront page has its own translations, loaded together with the page. */
const pageFolders = readdirSync(new URL('./storefront', import.meta.url), { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && isPage(folder.name))
  .map(({ name }) => name);

/** Only these pages load the form with name, e-mail and phone; its texts are not in the shared translations. */
const formPages: readonly string[] = ['cart', 'contact', 'restoration'];

const formFiles = [
  'ContactFields.tsx',
  'PrivacyNote.tsx',
  'SubmissionForm.tsx',
  'use-edited-submission.ts',
  'use-submission-form.ts',
].map((name) => `storefront/forms/${name}`);

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [
    buildCatalog('storefront', sharedFolders, [
      ...pageFolders.map((name) => `storefront/${name}/**`),
      ...formFiles,
    ]),
    ...pageFolders.map((name) =>
      buildCatalog(name, [`storefront/${name}`, ...(formPages.includes(name) ? formFiles : [])]),
    ),
    buildCatalog('back-office', ['admin', 'media']),
  ],
  format: formatter({ lineNumbers: false }),
});

function buildCatalog(
  name: string,
  paths: readonly string[],
  excludedPaths: readonly string[] = [],
) {
  return {
    path: `<rootDir>/i18n/translations/${name}/{locale}`,
    include: paths.map((path) => `<rootDir>/${path}`),
    exclude: ['**/*.test.*', ...excludedPaths.map((path) => `<rootDir>/${path}`)],
  };
}

function isPage(folder: string): boolean {
  return existsSync(new URL(`./storefront/${folder}/page.ts`, import.meta.url));
}
