import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { mockAdmin } from './mocks/mock-admin.ts';
import { chromiumFlags } from './scripts/lib/chromium-flags.mjs';
import { testedDemoBase } from './scripts/lib/ensure-build.mjs';
import { mocksOnlyFiles, serverOnlyFiles } from './web/testing/browser/single-target-files.ts';
import {
  buildMockOptions,
  mocksProject,
  mocksTag,
  serverTag,
  type TargetOptions,
} from './web/testing/browser/test-targets.ts';

function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(String(port)));
    });
  });
}

// Ports and data folder of the built server, the mock preview, the development server and the demo's host. In the environment,
// because the workers read this file again and must get the same values.
process.env.SHOP_PORT ??= await freePort();
process.env.MOCKS_PORT ??= await freePort();
process.env.DEV_PORT ??= await freePort();
process.env.DEMO_PORT ??= await freePort();
process.env.DEMO_BASE = testedDemoBase;
process.env.SHOP_DATA ??= join(mkdtempSync(join(tmpdir(), 'la-higuera-')), 'data');
const {
  SHOP_PORT: serverPort,
  MOCKS_PORT: mocksPort,
  DEV_PORT: devPort,
  DEMO_PORT: demoPort,
} = process.env;

const mocksPreviewArgs = `-c web/vite.config.ts --mode mock --host 127.0.0.1 --port ${mocksPort} --strictPort`;

// Set by a command whose tests need only the site on mocks: the others would have to be built first.
const usesOnlyMocks = process.env.ONLY_MOCKS === '1';

const testsWithEmail = ['**/order-life.e2e.ts', '**/orders-with-email.e2e.ts'];

const screenshotTests = '**/workshop/parts.e2e.ts';

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: chromiumFlags,
};

const demoHost = {
  command: 'node scripts/testing/serve-demo.mjs',
  env: { PORT: demoPort },
  url: `http://127.0.0.1:${demoPort}${testedDemoBase}`,
  timeout: 240_000,
};

const mocksPreview = {
  // Built: from the development server every test would fetch hundreds of modules.
  command: `node scripts/testing/build-mocks.mjs && npx vite preview ${mocksPreviewArgs}`,
  url: `http://127.0.0.1:${mocksPort}/`,
  timeout: 240_000,
};

/** Of files and folders. */
const toPatterns = (paths: object) =>
  Object.keys(paths).map((path) => (path.endsWith('.ts') ? `**/${path}` : `**/${path}/**`));

export default defineConfig<object, TargetOptions>({
  testDir: 'web',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous, for busy machines.
  timeout: 90_000,
  expect: {
    timeout: 10_000,
    // Browsers draw the edges of letters and native controls differently. Between Chromium and its headless shell, up
    // to 1.1 % of the pixels of a story differ that much. Without letters, parts.e2e.ts allows less.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixelRatio: 0.012 },
  },
  // One file for all platforms.
  snapshotPathTemplate: '{testDir}/workshop/screenshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  use: {
    baseURL: `http://127.0.0.1:${serverPort}`,
    viewport: { width: 1280, height: 800 },
    // Fails on a missing element sooner than the test timeout.
    actionTimeout: 30_000,
    // Tests exercise the pages that the server sends; the worker has its own tests.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    // First: these are long, and Playwright would start them last, on one core, since they have a server of their own.
    { name: 'with email', testMatch: testsWithEmail },
    {
      name: 'screenshots',
      testMatch: screenshotTests,
      // Hinting would move letters by whole pixels in the headless shell, but not in Chromium.
      use: {
        launchOptions: {
          ...launchOptions,
          args: [...chromiumFlags, '--font-render-hinting=none'],
        },
      },
    },
    {
      name: 'desktop',
      testIgnore: [...testsWithEmail, ...toPatterns(mocksOnlyFiles)],
      grepInvert: new RegExp(mocksTag),
    },
    {
      name: mocksProject,
      testIgnore: [...toPatterns(serverOnlyFiles), screenshotTests],
      grepInvert: new RegExp(serverTag),
      use: buildMockOptions(mocksPort),
    },
  ],
  webServer: usesOnlyMocks
    ? mocksPreview
    : [
        {
          command: 'node dist/api/server.js',
          url: `http://127.0.0.1:${serverPort}/readyz`,
          env: {
            NODE_ENV: 'production',
            PORT: serverPort,
            DATA_DIR: process.env.SHOP_DATA,
            // Each test sends its own X-Forwarded-For address, so that rate limits do not interfere.
            TRUST_PROXY: '1',
            PUBLIC_ORIGIN: `http://127.0.0.1:${serverPort}`,
            LOG_LEVEL: 'warn',
            ADMIN_USERNAME: mockAdmin.username,
            ADMIN_PASSWORD: mockAdmin.password,
          },
        },
        mocksPreview,
        demoHost,
        {
          command: `npm run dev -- --host 127.0.0.1 --port ${devPort} --strictPort`,
          url: `http://127.0.0.1:${devPort}/`,
        },
      ],
});
