import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { mockAdmin } from './mocks/mock-admin.ts';
import { chromiumFlags } from './scripts/lib/chromium-flags.mjs';

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

// Ports and data folder of the built server, the mock preview and the development server. In the environment,
// because the workers read this file again and must get the same values.
process.env.SHOP_PORT ??= await freePort();
process.env.MOCKS_PORT ??= await freePort();
process.env.DEV_PORT ??= await freePort();
process.env.SHOP_DATA ??= join(mkdtempSync(join(tmpdir(), 'la-higuera-')), 'data');
const { SHOP_PORT: serverPort, MOCKS_PORT: mocksPort, DEV_PORT: devPort } = process.env;

const mocksPreviewArgs = `-c web/vite.config.ts --mode mock --host 127.0.0.1 --port ${mocksPort} --strictPort`;

const testsWithEmail = ['**/order-life.e2e.ts', '**/orders-with-email.e2e.ts'];

export default defineConfig({
  testDir: 'web',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous, for busy machines.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  use: {
    baseURL: `http://127.0.0.1:${serverPort}`,
    viewport: { width: 1280, height: 800 },
    // Fails on a missing element sooner than the test timeout.
    actionTimeout: 30_000,
    // Tests exercise the pages that the server sends; the worker has its own tests.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
  },
  projects: [
    // First: these are long, and Playwright would start them last, on one core, since they have a server of their own.
    { name: 'with email', testMatch: testsWithEmail },
    { name: 'desktop', testIgnore: testsWithEmail },
  ],
  webServer: [
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
    {
      // Built: from the development server every test would fetch hundreds of modules.
      command: `node scripts/testing/build-mocks.mjs && npx vite preview ${mocksPreviewArgs}`,
      url: `http://127.0.0.1:${mocksPort}/`,
      timeout: 240_000,
    },
    {
      command: `npm run dev -- --host 127.0.0.1 --port ${devPort} --strictPort`,
      url: `http://127.0.0.1:${devPort}/`,
    },
  ],
});
