import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cachedTransform } from './cached-transform';

/** A module whose result depends on another file. */
function createModule() {
  const root = mkdtempSync(join(tmpdir(), 'transform-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  write('page.ts', 'export const page = 1;');
  write('texts.json', '{}');
  const loadPlugin = vi.fn(async () => [
    {
      name: 'test-transform',
      transform(this: { addWatchFile(file: string): void }, code: string) {
        this.addWatchFile(join(root, 'texts.json'));
        return { code: `${code} export const isTransformed = true;`, map: null };
      },
    },
  ]);
  async function transform(version = '1'): Promise<string | undefined> {
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [
        cachedTransform({
          name: 'cached-test',
          filter: { id: /\.ts$/ },
          loadPlugin,
          cacheFolder: join(root, '.cache'),
          version,
        }),
      ],
    });
    try {
      return (await server.environments.client.transformRequest('/page.ts'))?.code;
    } finally {
      await server.close();
    }
  }
  return { write, transform, loadPlugin };
}

describe('cachedTransform', () => {
  test('has the result of an earlier start without loading the plugin', async () => {
    const { transform, loadPlugin } = createModule();
    const first = await transform();
    expect(first).toContain('isTransformed');
    expect(await transform()).toBe(first);
    expect(loadPlugin).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the module', 'page.ts', 'export const page = 2;'],
    ['a file that the plugin watches', 'texts.json', '{ "title": "Shop" }'],
  ])('transforms again after a change of %s', async (_, file, text) => {
    const { write, transform, loadPlugin } = createModule();
    await transform();
    write(file, text);
    await transform();
    expect(loadPlugin).toHaveBeenCalledTimes(2);
  });

  test('transforms again with another version of the plugin', async () => {
    const { transform, loadPlugin } = createModule();
    await transform('1');
    await transform('2');
    expect(loadPlugin).toHaveBeenCalledTimes(2);
  });
});
