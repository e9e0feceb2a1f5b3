import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cachedModules } from './cached-modules';
import type { ModuleMeta } from './module-cache';
import { moduleHeaders } from './request-modules';

/** A page of two modules; `title.ts` is made of a file that it doesn't import too. */
function createPage() {
  const root = mkdtempSync(join(tmpdir(), 'modules-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  write('page.ts', "import './title.ts';");
  write('title.ts', 'export const title = NAME;');
  write('name.txt', 'fig');
  return { root, write };
}

const page = '/page.ts';
const title = '/title.ts';

async function startServer(root: string, { version = '1', suffix = '' } = {}) {
  const transformed: string[] = [];
  const transform: Plugin = {
    name: 'test-transform',
    transform(code, id) {
      transformed.push(id.slice(root.length));
      const meta: ModuleMeta = { sources: [join(root, 'name.txt')] };
      return { code: code + suffix, map: null, meta };
    },
  };
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(root, '.vite'),
    plugins: [cachedModules({ cacheFolder: join(root, '.cache'), version }), transform],
    server: { host: '127.0.0.1', port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  onTestFinished(() => server.close());
  const send = vi.spyOn(server.environments.client.hot, 'send');
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  return {
    transformed,
    send,
    request: (url: string, headers = {}) =>
      fetch(origin + url, { headers: { ...moduleHeaders, ...headers } }),
    /** As a saved change does: Vite gets the requests. */
    endFirstPage: () => server.watcher.emit('change', join(root, 'other.ts')),
  };
}

const listIndexFiles = (root: string) =>
  readdirSync(join(root, '.cache'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(root, '.cache', name));

const waitUntilSaved = (root: string) =>
  vi.waitFor(() => expect(listIndexFiles(root)).toHaveLength(1));

/** A start in which a browser opens the page. */
async function openPage(root: string): Promise<void> {
  const { request, endFirstPage } = await startServer(root);
  for (const url of [page, title]) expect((await request(url)).status).toBe(200);
  endFirstPage();
  await waitUntilSaved(root);
}

describe('cachedModules', () => {
  test('sends what an earlier start has sent, without transforming it', async () => {
    const { root } = createPage();
    await openPage(root);
    const { request, transformed } = await startServer(root);
    const response = await request(page);
    expect(await response.text()).toContain('title.ts');
    const etag = response.headers.get('ETag') ?? '';
    expect((await request(page, { 'If-None-Match': etag })).status).toBe(304);
    expect(transformed).toEqual([]);
  });

  test('sends the map of a module on request', async () => {
    const { root } = createPage();
    await openPage(root);
    const { request, transformed } = await startServer(root);
    const code = await (await request(title)).text();
    expect(code).toMatch(/\n\/\/# sourceMappingURL=title\.ts\.map$/);
    expect(await (await request('/title.ts.map')).json()).toMatchObject({
      version: 3,
      sources: [expect.stringContaining('title.ts')],
    });
    expect(transformed).toEqual([]);
  });

  test.each([
    ['its own file', 'title.ts', 'export const title = OTHER;'],
    ['another file that it is made of', 'name.txt', 'a longer name'],
  ])('leaves a module to Vite after a change of %s', async (_, file, text) => {
    const { root, write } = createPage();
    await openPage(root);
    write(file, text);
    const { request, transformed } = await startServer(root);
    await (await request(title)).text();
    expect(transformed).toEqual([title]);
  });

  test('leaves all modules to Vite with another version of its plugins', async () => {
    const { root } = createPage();
    await openPage(root);
    const { request, transformed } = await startServer(root, { version: '2' });
    await (await request(title)).text();
    expect(transformed).toEqual([title]);
  });

  test('gives Vite the requests of the first page, and loads nothing again', async () => {
    const { root } = createPage();
    await openPage(root);
    const { request, transformed, endFirstPage, send } = await startServer(root);
    await request(page);
    await request(title);
    for (const file of listIndexFiles(root)) rmSync(file);
    endFirstPage();
    await waitUntilSaved(root);
    expect(transformed).toEqual([page, title]);
    expect(send).not.toHaveBeenCalled();
  });

  test('loads the page again when Vite sends something else', async () => {
    const { root } = createPage();
    await openPage(root);
    const { request, endFirstPage, send } = await startServer(root, { suffix: '// changed' });
    await request(page);
    endFirstPage();
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }));
  });

  test('leaves the requests of later pages to Vite', async () => {
    const { root } = createPage();
    await openPage(root);
    const { request, transformed, endFirstPage } = await startServer(root);
    endFirstPage();
    await (await request(title)).text();
    expect(transformed).toEqual([title]);
  });
});
