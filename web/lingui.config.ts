import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** The storefront's messages; the back office has a catalogue of its own. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [
    {
      path: '<rootDir>/i18n/catalogues/storefront/{locale}',
      include: ['app', 'storefront', 'ui', 'seo', 'data'].map((folder) => `<rootDir>/${folder}`),
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
