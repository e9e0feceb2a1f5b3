import { afterAll, describe, expect, test } from 'vitest';
import { closeSsrServers, startSsrServer } from '../testing/ssr-server';

const server = await startSsrServer();
const proxiedServer = await startSsrServer({
  trustedProxies: 1,
  publicOrigin: 'https://shop.example',
});
afterAll(closeSsrServers);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function fetchId(path: string, options?: Parameters<typeof server.sendRequest>[1]) {
  const { status, headers } = await server.sendRequest(path, options);
  // Repeated headers would be joined, and match no more.
  return { status, id: headers['x-request-id'] };
}

describe('X-Request-Id', () => {
  test.each([
    ['a page', '/shop', 'GET', 200],
    ['a page of the back office', '/admin', 'GET', 200],
    ['a page that cannot be rendered', '/broken', 'GET', 500],
    ['an unknown page', '/nowhere', 'GET', 404],
    ['an API response', '/api/products', 'GET', 200],
    ['a HEAD response', '/api/products', 'HEAD', 200],
    ['an uncached API response', '/api/admin/session', 'GET', 401],
    ['an unknown API path', '/api/nothing', 'GET', 404],
    ['a method that is not allowed', '/api/contact', 'GET', 405],
    ['an invalid URL', '/%E0%A4%A', 'GET', 400],
    ['a redirect', '/index.html', 'GET', 301],
    ['a static file', '/assets/index-1.js', 'GET', 200],
    ['a missing file', '/assets/index-9.js', 'GET', 404],
    ['robots.txt', '/robots.txt', 'GET', 200],
    ['a health check', '/readyz', 'GET', 200],
    ['headers that are too large', `/${'a'.repeat(20_000)}`, 'GET', 431],
  ])('%s has an id of its own, cached or not', async (_, path, method, status) => {
    const first = await fetchId(path, { method });
    const second = await fetchId(path, { method });
    for (const response of [first, second]) {
      expect(response).toEqual({ status, id: expect.stringMatching(uuid) });
    }
    expect(first.id).not.toBe(second.id);
  });

  test.each(['/api/products', '/shop', '/assets/index-1.js'])(
    'a 304 for %s has one',
    async (path) => {
      const { headers } = await server.sendRequest(path);
      const ifNoneMatch = { headers: { 'If-None-Match': String(headers.etag) } };
      expect(await fetchId(path, ifNoneMatch)).toMatchObject({
        status: 304,
        id: expect.stringMatching(uuid),
      });
    },
  );

  test('concurrent requests that share a response have different ones', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => fetchId('/shop?category=boards')));
    expect(new Set(responses.map(({ id }) => id)).size).toBe(3);
  });

  const send = async (target: typeof server, id: string) =>
    (await target.sendRequest('/api/products', { headers: { 'X-Request-Id': id } })).headers[
      'x-request-id'
    ];

  test('is taken over from a trusted proxy only', async () => {
    expect(await send(proxiedServer, 'edge_7-F')).toBe('edge_7-F');
    expect(await send(server, 'edge_7-F')).toMatch(uuid);
  });

  test.each(['', 'a b', 'a"b', 'a/b', 'é', 'x'.repeat(65)])(
    'is not taken over if it is %j',
    async (id) => {
      expect(await send(proxiedServer, Buffer.from(id).toString('latin1'))).toMatch(uuid);
    },
  );

  test('is in the log and the body of an unexpected error', async () => {
    const { sendRequest, logged, database } = await startSsrServer();
    await database.schema.renameTable('products', 'lost');
    const { headers, json } = await sendRequest('/api/products');
    const { 'x-request-id': requestId } = headers;
    expect(json).toMatchObject({ requestId });
    expect(logged).toContainEqual(expect.objectContaining({ level: 50, requestId }));
  });

  test('is the same in the log of a page and of the data that it failed to read', async () => {
    const { sendRequest, logged, database } = await startSsrServer();
    await database.schema.renameTable('products', 'lost');
    const { headers } = await sendRequest('/shop');
    const { 'x-request-id': requestId } = headers;
    expect(logged.map((entry) => [entry.requestId, entry.url])).toEqual([
      [requestId, '/api/products'],
      [requestId, '/shop'],
    ]);
  });
});
