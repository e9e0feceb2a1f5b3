import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { notSignedIn } from '#contract/session/messages';
import { countVisitorsToday } from '#contract/visitors/endpoints';
import { createAdminClient } from '../testing/admin-client';
import { closeSsrServers, type SsrServer, startSsrServer } from '../testing/ssr-server';
import { fetchVisitorCount, firefoxUserAgent, safariUserAgent, sendVisit } from '../testing/visits';

let server: SsrServer;
beforeEach(async () => {
  server = await startSsrServer({ trustedProxies: 1 });
});
afterEach(closeSsrServers);

const count = () => fetchVisitorCount(server);

describe('visitor count of today', () => {
  test('is 0 without visits', async () => {
    expect(await count()).toEqual({ count: 0 });
  });

  test('counts each visitor once for all pages, including cached responses', async () => {
    for (const path of ['/', '/shop', '/shop', '/es', '/api/products', '/api/featured-products']) {
      expect(await sendVisit(server, path)).toBe(200);
    }
    expect(await count()).toEqual({ count: 1 });
  });

  test('distinguishes visitors by User-Agent and IP address', async () => {
    await sendVisit(server, '/shop');
    await sendVisit(server, '/shop', { userAgent: safariUserAgent });
    expect(await count()).toEqual({ count: 2 });
    await sendVisit(server, '/shop', { ip: '203.0.113.8' });
    await sendVisit(server, '/shop', { ip: '2001:db8::1' });
    expect(await count()).toEqual({ count: 4 });
  });

  test('includes revalidation requests with 304', async () => {
    const { headers } = await server.sendRequest('/shop');
    const conditional = { 'If-None-Match': String(headers.etag) };
    expect(await sendVisit(server, '/shop', { headers: conditional })).toBe(304);
    expect(await count()).toEqual({ count: 1 });
  });

  test('includes product lists, which the installed app requests', async () => {
    await sendVisit(server, '/api/products', { userAgent: firefoxUserAgent });
    await sendVisit(server, '/api/featured-products', { userAgent: safariUserAgent });
    expect(await count()).toEqual({ count: 2 });
  });

  test('counts concurrent requests of one visitor once', async () => {
    const ips = Array.from({ length: 60 }, (_, number) => `198.51.100.${number % 30}`);
    await Promise.all(ips.map((ip) => sendVisit(server, '/', { ip })));
    expect(await count()).toEqual({ count: 30 });
  });
});

test('visitor count sets no cookie', async () => {
  const { headers } = await server.sendRequest('/', {
    headers: { 'User-Agent': firefoxUserAgent },
  });
  expect(headers['set-cookie']).toBeUndefined();
});

test('GET /api/visitors/today answers 401 to visitors and is not cacheable for admins', async () => {
  const { status, json } = await server.sendRequest(countVisitorsToday.path);
  expect([status, json]).toEqual([401, { message: notSignedIn.en }]);
  const { headers } = await (await createAdminClient(server)).sendRequest(countVisitorsToday.path);
  expect(headers['cache-control']).toBe('private, no-store');
});
