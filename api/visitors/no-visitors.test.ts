import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asAdministrator } from '../testing/administrator';
import { closePaintedShops, type PaintedShop, startPaintedShop } from '../testing/painted-shop';
import { fetchVisitorCount, visit } from '../testing/visits';

let shop: PaintedShop;
beforeEach(async () => {
  shop = await startPaintedShop({ trustedProxies: 1 });
});
afterEach(closePaintedShops);

const count = () => fetchVisitorCount(shop);

describe('visitor count ignores', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23.20.0',
    'Mozilla/5.0 (Linux; Android 11) Chrome/138.0 Mobile Safari/537.36 Chrome-Lighthouse',
    'SomeSpider/1.0',
    'Some-Crawler',
    'curl/8.14.1',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/138.0.0.0 Safari/537.36',
    '',
  ])('the robot ‘%s’', async (browser) => {
    await visit(shop, '/', { browser });
    expect(await count()).toEqual({ count: 0 });
  });

  test.each(['/admin', '/admin/media', '/healthz', '/sitemap.xml', '/assets/index-1.js'])(
    'requests of %s',
    async (path) => {
      expect(await visit(shop, path)).toBe(200);
      expect(await count()).toEqual({ count: 0 });
    },
  );

  test.each(['/nowhere', '/broken', '/api/products/1', '/api/weather', '//elsewhere.example'])(
    'failed or other requests such as %s',
    async (path) => {
      await visit(shop, path);
      expect(await count()).toEqual({ count: 0 });
    },
  );

  test('HEAD and POST requests', async () => {
    await visit(shop, '/', { method: 'HEAD' });
    await visit(shop, '/', { method: 'POST' });
    expect(await count()).toEqual({ count: 0 });
  });

  test('admin requests of the product list', async () => {
    const { headers } = await asAdministrator(shop);
    expect(await visit(shop, '/api/products', { headers })).toBe(200);
    expect(await count()).toEqual({ count: 0 });
  });
});

test('visitor count includes phones named CUBOT, which are not robots', async () => {
  const browser = 'Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/138.0 Mobile Safari/537.36';
  await visit(shop, '/', { browser });
  expect(await count()).toEqual({ count: 1 });
});
