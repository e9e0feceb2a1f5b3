import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { requestHomePage } from './request-modules';

async function startServer(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'app-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), code);
  }
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(root, '.vite'),
    server: { host: '127.0.0.1', port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  onTestFinished(() => server.close());
  return server;
}

describe('requestHomePage', () => {
  test('requests what the home page imports at once and later, and of other pages only their module', async () => {
    const server = await startServer({
      'start.ts': "import './pages'; import './base.css'; void import('./later');",
      'base.css': '',
      'later.ts': "export { name } from './name';",
      'name.ts': "export const name = 'fig';",
      'pages.ts': "import './home/page'; import './shop/page';",
      'home/page.ts': "export const load = () => import('./HomePage');",
      'home/HomePage.ts': "export const page = 'home';",
      'shop/page.ts': "export const load = () => import('./ShopPage');",
      'shop/ShopPage.ts': "export const page = 'shop';",
    });
    const modules = await requestHomePage(server);
    expect([...modules.keys()].filter((url) => !url.includes('/@')).sort()).toEqual([
      '/base.css',
      '/home/HomePage.ts',
      '/home/page.ts',
      '/later.ts',
      '/name.ts',
      '/pages.ts',
      '/shop/page.ts',
      '/start.ts',
    ]);
  });

  test('rejects when a module has an error', async () => {
    const server = await startServer({ 'start.ts': 'const = 1;' });
    await expect(requestHomePage(server)).rejects.toThrow("can't send /start.ts");
  });
});
