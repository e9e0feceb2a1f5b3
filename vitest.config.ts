import { configDefaults, defineConfig } from 'vitest/config';
import { webPlugins } from './web/plugins.ts';

/** Tests that open whole pages take most of the time. */
const pageTests = [
  'web/{storefront,admin,media}/**/*.test.tsx',
  'web/seo/**/*.test.{ts,tsx}',
  'web/{app/hydration,i18n/spanish}.test.{ts,tsx}',
];

/** Tests of what the server does with the web's sources: it has no document. */
const renderingTests = [
  'web/server.test.ts',
  'web/{app/sitemap,seo/structured-data-of-pages}.test.ts',
  'web/offline/manifest/manifest.test.ts',
];

/** Tests that build the server and start it as a process, again and again. */
const processTests = 'api/server.test.ts';

/** Tests that process images and files, which takes a quarter of the time of all tests of the API. */
const mediaTests = 'api/media/**/*.test.ts';

/** Only these start a PostgreSQL server, which takes two seconds. */
const conformanceTests = 'api/conformance/**/*.test.ts';

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

const onServer = {
  ...common,
  globalSetup: ['api/testing/test-folder.ts', 'api/testing/open-pictures-only.ts'],
};

const node = {
  test: {
    ...onServer,
    name: 'node',
    sequence: { groupOrder: 0 },
    include: ['{api,mocks,scripts}/**/*.test.{ts,mjs}'],
    exclude: [...configDefaults.exclude, mediaTests, conformanceTests, processTests],
  },
};

const media = {
  test: {
    ...onServer,
    name: 'media',
    sequence: { groupOrder: 0 },
    include: [mediaTests],
  },
};

const server = {
  test: {
    ...onServer,
    name: 'server',
    sequence: { groupOrder: 0 },
    include: [processTests],
  },
};

const conformance = {
  test: {
    ...onServer,
    name: 'conformance',
    sequence: { groupOrder: 0 },
    include: [conformanceTests],
    globalSetup: [...onServer.globalSetup, 'api/testing/postgres-server.ts'],
  },
};

const rendering = {
  plugins: webPlugins(),
  test: {
    ...common,
    name: 'rendering',
    sequence: { groupOrder: 1 },
    include: renderingTests,
    setupFiles: ['web/test-setup.ts'],
  },
};

const inDocument = {
  ...common,
  sequence: { groupOrder: 2 },
  environment: 'jsdom',
  setupFiles: ['web/test-setup.ts'],
};

const web = {
  plugins: webPlugins(),
  test: {
    ...inDocument,
    name: 'web',
    include: ['web/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...pageTests, ...renderingTests],
  },
};

const pages = {
  plugins: webPlugins(),
  test: {
    ...inDocument,
    name: 'pages',
    include: pageTests,
    exclude: [...configDefaults.exclude, ...renderingTests],
  },
};

export default defineConfig({
  test: {
    // By default a core is left idle: half of a small machine.
    maxWorkers: '100%',
    projects: [node, media, server, conformance, rendering, web, pages],
  },
});
