import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { mockAdministrator } from './mocks/administrator.ts';
import { chromiumFlags } from './scripts/ground/chromium-flags.mjs';

/** A port nobody listens on. */
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

// Where the built shop, the shop on mocks and the development server listen, and what the shop keeps; the workers read this file too and must find the same.
process.env.SHOP_PORT ??= await freePort();
process.env.MOCKS_PORT ??= await freePort();
process.env.DEV_PORT ??= await freePort();
process.env.SHOP_DATA ??= join(mkdtempSync(join(tmpdir(), 'la-higuera-')), 'data');
const { SHOP_PORT: shopPort, MOCKS_PORT: mocksPort, DEV_PORT: devPort } = process.env;

const onMocks = '-c web/vite.config.ts --mode mock';
const atMocksPort = `--host 127.0.0.1 --port ${mocksPort} --strictPort`;

export default defineConfig({
  testDir: 'web',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  use: {
    baseURL: `http://127.0.0.1:${shopPort}`,
    // What is not there is not waited for as long as a test may take.
    actionTimeout: 30_000,
    // What is tested is the page the server sends; the worker has tests of its own.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
  },
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }],
  webServer: [
    {
      command: 'node dist/api/server.js',
      url: `http://127.0.0.1:${shopPort}/readyz`,
      env: {
        NODE_ENV: 'production',
        PORT: shopPort,
        DATA_DIR: process.env.SHOP_DATA,
        // Every test that sends something comes from an address of its own.
        TRUST_PROXY: '1',
        PUBLIC_ORIGIN: `http://127.0.0.1:${shopPort}`,
        LOG_LEVEL: 'warn',
        // As the mocks know them.
        ADMIN_USERNAME: mockAdministrator.username,
        ADMIN_PASSWORD: mockAdministrator.password,
      },
    },
    {
      // Built, or every test would fetch its hundreds of sources one by one.
      command: `npx vite build ${onMocks} --minify false --logLevel error && npx vite preview ${onMocks} ${atMocksPort}`,
      url: `http://127.0.0.1:${mocksPort}/`,
      // As developers see it: what React warns of is a fault of the page.
      env: { NODE_ENV: 'development' },
      timeout: 240_000,
    },
    {
      command: `npm run dev -- --host 127.0.0.1 --port ${devPort} --strictPort`,
      url: `http://127.0.0.1:${devPort}/`,
    },
  ],
});
