import { configDefaults, defineConfig } from 'vitest/config';
import { webPlugins } from './web/plugins.ts';

/** Tests that open whole pages take most of the time; a quick check goes without them. */
const wholePages = [
  'web/{storefront,admin,media}/**/*.test.tsx',
  'web/seo/**/*.test.{ts,tsx}',
  'web/{server,app/hydration,i18n/spanish}.test.{ts,tsx}',
];

/** Tests of what the server does with the web's sources: it has no document. */
const withoutDocument = [
  'web/server.test.ts',
  'web/{app/sitemap,seo/structured-data-of-pages}.test.ts',
  'web/offline/manifest/manifest.test.ts',
];

const common = {
  /**
   * Every test cleans up after itself; a world of its own for each file would take three times as long. A worker keeps
   * its world only while the next file is of its kind, so that one kind runs after the other: see `groupOrder`.
   */
  isolate: false,
  pool: 'threads',
  // A busy machine is slow, not wrong.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
} as const;

const conformanceTests = 'api/conformance/**/*.test.ts';

const node = {
  test: {
    ...common,
    name: 'node',
    sequence: { groupOrder: 0 },
    include: ['{api,mocks,scripts}/**/*.test.{ts,mjs}'],
    exclude: [...configDefaults.exclude, conformanceTests],
    globalSetup: ['api/testing/test-folder.ts', 'api/testing/open-pictures-only.ts'],
  },
};

/** Only these start a PostgreSQL server, which takes two seconds. */
const conformance = {
  test: {
    ...common,
    name: 'conformance',
    sequence: { groupOrder: 3 },
    include: [conformanceTests],
    globalSetup: [...node.test.globalSetup, 'api/testing/postgres-server.ts'],
  },
};

const away = ['**/node_modules/**', ...(process.env.WITHOUT_PAGES ? wholePages : [])];

const server = {
  plugins: webPlugins(),
  test: {
    ...common,
    name: 'server',
    sequence: { groupOrder: 1 },
    include: withoutDocument,
    exclude: away,
    setupFiles: ['web/test-setup.ts'],
  },
};

const web = {
  plugins: webPlugins(),
  test: {
    ...common,
    name: 'web',
    sequence: { groupOrder: 2 },
    include: ['web/**/*.test.{ts,tsx}'],
    exclude: [...away, ...withoutDocument],
    environment: 'jsdom',
    setupFiles: ['web/test-setup.ts'],
  },
};

export default defineConfig({
  test: {
    // By default a core is left idle: half of a small machine, and a minute that nobody works in.
    maxWorkers: '100%',
    projects: [node, conformance, server, web],
  },
});
