import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAdminClient } from '../testing/admin-client';
import { closeSsrServers, type SsrServer, startSsrServer } from '../testing/ssr-server';
import { fetchVisitorCount, sendVisit } from '../testing/visits';

let server: SsrServer;
beforeEach(async () => {
  server = await startSsrServer({ trustedProxies: 1 });
});
afterEach(closeSsrServers);

const count = () => fetchVisitorCount(server);

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
  ])('the robot ‘%s’', async (userAgent) => {
    await sendVisit(server, '/', { userAgent });
    expect(await count()).toEqual({ count: 0 });
  });

  test.each(['/admin', '/admin/media', '/healthz', '/sitemap.xml', '/assets/index-1.js'])(
    'requests of %s',
    async (path) => {
      expect(await sendVisit(server, path)).toBe(200);
      expect(await count()).toEqual({ count: 0 });
    },
  );

  test.each(['/nowhere', '/broken', '/api/products/1', '/api/weather', '//elsewhere.example'])(
    'failed or other requests such as %s',
    async (path) => {
      await sendVisit(server, path);
      expect(await count()).toEqual({ count: 0 });
    },
  );

  test.each(['prefetch', 'prefetch;prerender'])(
    'pages that a browser requests with Sec-Purpose: %s',
    async (purpose) => {
      expect(await sendVisit(server, '/', { headers: { 'Sec-Purpose': purpose } })).toBe(200);
      expect(await count()).toEqual({ count: 0 });
    },
  );

  test('ignores HEAD and POST requests', async () => {
    await sendVisit(server, '/', { method: 'HEAD' });
    await sendVisit(server, '/', { method: 'POST' });
    expect(await count()).toEqual({ count: 0 });
  });

  test('ignores admin requests of the product list', async () => {
    const { headers } = await createAdminClient(server);
    expect(await sendVisit(server, '/api/products', { headers })).toBe(200);
    expect(await count()).toEqual({ count: 0 });
  });
});

test('visitor count includes phones named CUBOT, which are not robots', async () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/138.0 Mobile Safari/537.36';
  await sendVisit(server, '/', { userAgent });
  expect(await count()).toEqual({ count: 1 });
});
