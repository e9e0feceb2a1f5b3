import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { hasPostgres } from './api/testing/postgres-server.ts';
import { webPlugins } from './web/vite-plugins.ts';

/** Tests that render whole pages; they take most of the time. */
const pageTests = [
  'web/{storefront,admin,media}/**/*.test.tsx',
  'web/seo/**/*.test.{ts,tsx}',
  'web/{app/hydration,i18n/untranslated-text}.test.{ts,tsx}',
];

/** Tests of server rendering, without a DOM. */
const renderingTests = [
  'web/embedded-data.test.ts',
  'web/server.test.ts',
  'web/{app/sitemap,seo/page-structured-data}.test.ts',
  'web/offline/manifest/web-app-manifest.test.ts',
];

/** They build the server and start it, or its commands, as processes. */
const processTests = ['api/server{,-start-failures}.test.ts', 'api/commands/**/*.test.ts'];

/** Processes images and files: a quarter of the time of all API tests. */
const mediaTests = 'api/media/**/*.test.ts';

/** Compares the databases, so they start a PostgreSQL server of their own. */
const conformanceTests = ['api/conformance/**/*.test.ts', 'scripts/openapi/round-trip.test.ts'];

/** Of what runs in Vite, not in a browser. */
const developmentTests = 'web/development/**/*.test.ts';

/** Start several servers on one database. */
const severalServersTests = 'api/several-servers.test.ts';

const common = {
  /**
   * `isolate: false`: files of one project share a module registry in a worker (3× faster), so every test cleans up
   * after itself. `groupOrder` runs the projects one after the other so that a worker can be reused.
   */
  isolate: false,
  pool: 'threads',
  // Generous, for busy machines.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
} as const;

const serverProject = {
  ...common,
  // More than cores, because many of these tests wait for processes, databases and timers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  globalSetup: ['api/testing/test-folder.ts', 'api/testing/restrict-image-loaders.ts'],
};

const node = {
  test: {
    ...serverProject,
    name: 'node',
    sequence: { groupOrder: 0 },
    include: ['{api,mocks,scripts}/**/*.test.{ts,mjs}', developmentTests],
    exclude: [
      ...configDefaults.exclude,
      mediaTests,
      ...conformanceTests,
      ...processTests,
      severalServersTests,
    ],
  },
};

const media = {
  test: {
    ...serverProject,
    name: 'media',
    sequence: { groupOrder: 0 },
    include: [mediaTests],
  },
};

const server = {
  test: {
    ...serverProject,
    name: 'server',
    sequence: { groupOrder: 0 },
    include: processTests,
  },
};

const conformance = {
  test: {
    ...serverProject,
    name: 'conformance',
    sequence: { groupOrder: 0 },
    include: conformanceTests,
    globalSetup: [...serverProject.globalSetup, 'api/testing/postgres-server.ts'],
  },
};

/** Fill SQLite's file, or read it. */
const sqliteFileTests = [
  'api/{media,submissions}/disk-full.test.ts',
  'api/{disk-reserve,read-only-disk}.test.ts',
  'api/backup/**/*.test.ts',
  'api/visitors/visitor-privacy.test.ts',
];

/** The API's tests on a real PostgreSQL server instead of SQLite. */
const postgres = {
  test: {
    ...serverProject,
    name: 'postgres',
    sequence: { groupOrder: 0 },
    include: ['api/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...conformanceTests,
      ...processTests,
      ...sqliteFileTests,
      'api/{contract,platform,seed,testing}/**/*.test.ts',
    ],
    globalSetup: [...serverProject.globalSetup, 'api/testing/postgres-server.ts'],
    provide: { testDatabase: 'postgres' },
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

const jsdomProject = {
  ...common,
  sequence: { groupOrder: 2 },
  environment: 'jsdom',
  setupFiles: ['web/test-setup.ts'],
};

const web = {
  plugins: webPlugins(),
  test: {
    ...jsdomProject,
    name: 'web',
    include: ['web/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...pageTests, ...renderingTests, developmentTests],
  },
};

const pages = {
  plugins: webPlugins(),
  test: {
    ...jsdomProject,
    name: 'pages',
    include: pageTests,
    exclude: [...configDefaults.exclude, ...renderingTests],
  },
};

export default defineConfig({
  test: {
    // The default leaves one core idle: half of a small machine.
    maxWorkers: '100%',
    projects: [
      node,
      media,
      server,
      conformance,
      ...(hasPostgres() ? [postgres] : []),
      rendering,
      web,
      pages,
    ],
  },
});
