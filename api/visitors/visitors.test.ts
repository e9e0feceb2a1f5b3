import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { notSignedIn } from '#contract/session/messages';
import { countVisitorsToday } from '#contract/visitors/endpoints';
import { asAdministrator } from '../testing/administrator';
import { closePaintedShops, type PaintedShop, startPaintedShop } from '../testing/painted-shop';
import { fetchVisitorCount, firefox, safari, visit } from '../testing/visits';

let shop: PaintedShop;
beforeEach(async () => {
  shop = await startPaintedShop({ trustedProxies: 1 });
});
afterEach(closePaintedShops);

const count = () => fetchVisitorCount(shop);

describe('visitor count of today', () => {
  test('is 0 without visits', async () => {
    expect(await count()).toEqual({ count: 0 });
  });

  test('counts each visitor once for all pages, including cached responses', async () => {
    for (const path of ['/', '/shop', '/shop', '/es', '/api/products', '/api/featured-products']) {
      expect(await visit(shop, path)).toBe(200);
    }
    expect(await count()).toEqual({ count: 1 });
  });

  test('distinguishes visitors by User-Agent and IP address', async () => {
    await visit(shop, '/shop');
    await visit(shop, '/shop', { browser: safari });
    expect(await count()).toEqual({ count: 2 });
    await visit(shop, '/shop', { ip: '203.0.113.8' });
    await visit(shop, '/shop', { ip: '2001:db8::1' });
    expect(await count()).toEqual({ count: 4 });
  });

  test('includes revalidation requests with 304', async () => {
    const { headers } = await shop.sendRequest('/shop');
    const held = { 'If-None-Match': String(headers.etag) };
    expect(await visit(shop, '/shop', { headers: held })).toBe(304);
    expect(await count()).toEqual({ count: 1 });
  });

  test('includes product lists, which the installed app requests', async () => {
    await visit(shop, '/api/products', { browser: firefox });
    await visit(shop, '/api/featured-products', { browser: safari });
    expect(await count()).toEqual({ count: 2 });
  });

  test('counts concurrent requests of one visitor once', async () => {
    const ips = Array.from({ length: 60 }, (_, number) => `198.51.100.${number % 30}`);
    await Promise.all(ips.map((ip) => visit(shop, '/', { ip })));
    expect(await count()).toEqual({ count: 30 });
  });
});

test('visitor count sets no cookie', async () => {
  const { headers } = await shop.sendRequest('/', { headers: { 'User-Agent': firefox } });
  expect(headers['set-cookie']).toBeUndefined();
});

test('GET /api/visitors/today answers 401 to visitors and is not cacheable for admins', async () => {
  const { status, json } = await shop.sendRequest(countVisitorsToday.path);
  expect([status, json]).toEqual([401, { message: notSignedIn.en }]);
  const { headers } = await (await asAdministrator(shop)).sendRequest(countVisitorsToday.path);
  expect(headers['cache-control']).toBe('private, no-store');
});
