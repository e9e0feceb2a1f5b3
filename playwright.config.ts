import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { mockAdministrator } from './mocks/tables/session.ts';
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

// Where the built shop and the shop on mocks listen, and what the shop keeps; the workers read this file too and must find the same.
process.env.SHOP_PORT ??= await freePort();
process.env.MOCKS_PORT ??= await freePort();
process.env.SHOP_DATA ??= mkdtempSync(join(tmpdir(), 'la-higuera-'));
const { SHOP_PORT: shopPort, MOCKS_PORT: mocksPort, SHOP_DATA: shopData } = process.env;

export default defineConfig({
  testDir: 'web',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  use: {
    baseURL: `http://127.0.0.1:${shopPort}`,
    // What is tested is the page the server sends; the worker has tests of its own.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: 'phone',
      // What a narrow window changes; all the rest is looked at once.
      testMatch: ['accessibility', 'browsing', 'cart', 'order-request'].map(
        (name) => `**/${name}.e2e.ts`,
      ),
      grepInvert: /on mocks/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: [
    {
      command: 'node dist/api/server.js',
      url: `http://127.0.0.1:${shopPort}/readyz`,
      env: {
        NODE_ENV: 'production',
        PORT: shopPort,
        DATA_DIR: shopData,
        // Every test that sends something comes from an address of its own.
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
        // As the mocks know them.
        ADMIN_USERNAME: mockAdministrator.username,
        ADMIN_PASSWORD: mockAdministrator.password,
      },
    },
    {
      command: `npx vite -c web/vite.config.ts --mode mock --host 127.0.0.1 --port ${mocksPort} --strictPort`,
      url: `http://127.0.0.1:${mocksPort}/`,
    },
  ],
});
