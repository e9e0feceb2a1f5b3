import { afterEach, describe, expect, test } from 'vitest';
import { clientFiles, closeSsrServers, previousFiles, startSsrServer } from '../testing/ssr-server';

afterEach(closeSsrServers);

describe('a static file', () => {
  test.each([
    ['/assets/index-1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/base-1.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
  ])('has the right Content-Type and Cache-Control: %s', async (path, type, cacheControl) => {
    const { sendRequest } = await startSsrServer();
    const { status, headers, text } = await sendRequest(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
    });
    expect(text).toBe(Object.entries(clientFiles).find(([name]) => `/${name}` === path)?.[1]);
  });

  test('supports Brotli, If-None-Match and HEAD', async () => {
    const { sendRequest } = await startSsrServer();
    const path = '/assets/index-1.js';
    const { headers } = await sendRequest(path);
    const compressed = await sendRequest(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.bytes.length).toBeLessThan(clientFiles['assets/index-1.js'].length);
    const conditional = { headers: { 'If-None-Match': String(headers.etag) } };
    expect((await sendRequest(path, conditional)).status).toBe(304);
    expect((await sendRequest(path, { method: 'HEAD' })).bytes).toHaveLength(0);
  });

  test.each([
    '/assets/gone-1.js',
    '/assets/',
    '/assets/../index.html',
    '/assets/..%2Findex.html',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('that is missing answers 404 without rendering a page: %s', async (path) => {
    const { sendRequest, requests } = await startSsrServer();
    const { status, headers } = await sendRequest(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/json/);
    expect(requests).toEqual([]);
  });

  test('in a hidden folder is not served', async () => {
    const { sendRequest } = await startSsrServer();
    expect((await sendRequest('/.vite/manifest.json')).text).not.toContain('isEntry');
  });
});

describe('/index.html', () => {
  test('redirects to the server-rendered home page', async () => {
    const { sendRequest } = await startSsrServer();
    const { status, headers } = await sendRequest('/index.html');
    expect([status, headers.location]).toEqual([301, '/']);
  });

  test.each([
    ['/index.html?__WB_REVISION__=1', {}],
    ['/index.html', { 'Sec-Fetch-Dest': 'empty' }],
  ])('is the app shell for the service worker: %s %o', async (path, headers) => {
    const { sendRequest } = await startSsrServer();
    const response = await sendRequest(path, { headers });
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.text).toBe(clientFiles['index.html']);
  });
});

describe('a hashed file of the previous build', () => {
  test('is still served to pages opened before the deployment', async () => {
    const { sendRequest } = await startSsrServer();
    const { status, headers, text } = await sendRequest('/assets/index-0.js');
    expect(status).toBe(200);
    expect(text).toBe(previousFiles['assets/index-0.js']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('never replaces a file of the current build', async () => {
    const { sendRequest } = await startSsrServer();
    expect((await sendRequest('/assets/base-1.css')).text).toBe(clientFiles['assets/base-1.css']);
  });

  test('answers 404 when there is no previous build', async () => {
    const { sendRequest } = await startSsrServer({
      folders: { previousFolder: '/nowhere/at/all' },
    });
    expect((await sendRequest('/assets/index-0.js')).status).toBe(404);
    expect((await sendRequest('/assets/index-1.js')).status).toBe(200);
  });
});
