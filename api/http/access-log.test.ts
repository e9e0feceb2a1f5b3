import { afterAll, describe, expect, test } from 'vitest';
import { postSignIn } from '../testing/admin-client';
import { closeSsrServers, startSsrServer } from '../testing/ssr-server';

afterAll(closeSsrServers);

const startServer = () => startSsrServer({ hasAccessLog: true });

describe('the access log', () => {
  test('has one line per request: id, method, path, status, bytes, milliseconds and cache', async () => {
    const { sendRequest, logged } = await startServer();
    const { headers, bytes } = await sendRequest('/api/products');
    await expect.poll(() => logged).toHaveLength(1);
    const [entry] = logged;
    expect(entry).toEqual({
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      requestId: headers['x-request-id'],
      method: 'GET',
      path: '/api/products',
      status: 200,
      bytes: expect.any(Number),
      milliseconds: expect.any(Number),
      cache: 'miss',
      msg: 'A request was answered.',
    });
    expect(entry?.bytes).toBeGreaterThan(bytes.length);
  });

  test.each([
    ['/shop', ['miss', 'hit']],
    ['/api/products', ['miss', 'hit']],
    ['/api/nothing', ['none', 'none']],
    ['/assets/index-1.js', ['none', 'none']],
  ])('says of %s whether the cache had it', async (path, expected) => {
    const { sendRequest, logged } = await startServer();
    for (const _ of expected) await sendRequest(path);
    await expect.poll(() => logged.map(({ cache }) => cache)).toEqual(expected);
  });

  test('has neither search words, keys, credentials, addresses nor user agents', async () => {
    const { sendRequest, logged, origin } = await startServer();
    const headers = {
      'User-Agent': 'secret-agent',
      Referer: 'https://secret.example/from',
      'X-Forwarded-For': '192.0.2.77',
    };
    const paths = [
      '/shop?q=secret-search',
      '/api/products?q=secret-search',
      '/order/LH-1001?key=secret-key',
      '/order/LH-1001%3Fkey=secret-key',
      '/api/orders/LH-1001?key=secret-key',
      '/es/unsubscribe?token=secret-token#secret-hash',
    ];
    for (const path of paths) await sendRequest(path, { headers });
    await postSignIn({ sendRequest, origin }, { username: 'secret-name', password: 'secret-word' });
    await expect.poll(() => logged.length).toBeGreaterThan(paths.length);
    const requests = logged.filter(({ level }) => level === 30);
    expect(requests.map(({ path }) => path)).toEqual([
      '/shop',
      '/api/products',
      '/order/LH-1001',
      '/order/LH-1001',
      '/api/orders/LH-1001',
      '/es/unsubscribe',
      '/api/admin/login',
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/secret|192\.0\.2|127\.0\.0/);
  });

  test('has the paths of invalid URLs, cut off after 500 characters', async () => {
    const { sendRequest, logged } = await startServer();
    await sendRequest('/%E0%A4%A?key=secret');
    await sendRequest(`/${'a'.repeat(5000)}`);
    await expect.poll(() => logged.map(({ status }) => status)).toEqual([400, 414]);
    expect(logged.map(({ path }) => String(path).length)).toEqual([9, 500]);
  });
});
