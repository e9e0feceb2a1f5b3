import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notSignedIn } from '#contract/refusals';
import { countVisitorsToday } from '#contract/visitors';
import { asAdministrator } from '../testing/administrator';
import { closePaintedShops, type PaintedShop, startPaintedShop } from '../testing/painted-shop';
import { startShop, type TestShop } from '../testing/shop';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';

// A quarter to midnight in the shop.
const evening = Date.parse('2026-11-22T07:45:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;

let now: number;
const clock = () => new Date(now);

let shop: PaintedShop;
beforeEach(async () => {
  now = evening;
  shop = await startPaintedShop({ clock, trustedProxies: 1 });
});
afterEach(closePaintedShops);

interface Visiting {
  readonly browser?: string;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly at?: Pick<TestShop, 'ask'>;
}

/** Asks the shop for something, the way a browser somewhere does; answers the status. */
async function visit(path: string, visiting: Visiting = {}): Promise<number> {
  const {
    browser = firefox,
    address = '203.0.113.7',
    headers,
    method = 'GET',
    at = shop,
  } = visiting;
  const own = { 'User-Agent': browser, 'X-Forwarded-For': address, ...headers };
  return (await at.ask(path, { method, headers: own })).status;
}

async function countIn(asked: TestShop): Promise<unknown> {
  const administrator = await asAdministrator(asked);
  return (await administrator.ask(countVisitorsToday.path)).json;
}

const count = () => countIn(shop);

const rows = (table: 'visitors' | 'visitor_salts') => shop.database(table);

describe('today’s visitors', () => {
  test('are none before anybody has come', async () => {
    expect(await count()).toEqual({ count: 0 });
  });

  test('are counted once each, whatever they look at, kept answers included', async () => {
    for (const path of ['/', '/shop', '/shop', '/es', '/api/products', '/api/featured-products']) {
      expect(await visit(path)).toBe(200);
    }
    expect(await count()).toEqual({ count: 1 });
  });

  test('are told apart by their browser and by their address', async () => {
    await visit('/shop');
    await visit('/shop', { browser: safari });
    expect(await count()).toEqual({ count: 2 });
    await visit('/shop', { address: '203.0.113.8' });
    await visit('/shop', { address: '2001:db8::1' });
    expect(await count()).toEqual({ count: 4 });
  });

  test('are those whose browser only asks whether a page has changed, too', async () => {
    const { headers } = await shop.ask('/shop');
    const held = { 'If-None-Match': String(headers.etag) };
    expect(await visit('/shop', { headers: held })).toBe(304);
    expect(await count()).toEqual({ count: 1 });
  });

  test('are those who open the installed shop, which only asks for the products', async () => {
    await visit('/api/products', { browser: firefox });
    await visit('/api/featured-products', { browser: safari });
    expect(await count()).toEqual({ count: 2 });
  });

  test('are those of many at once, none of them twice', async () => {
    const addresses = Array.from({ length: 60 }, (_, number) => `198.51.100.${number % 30}`);
    await Promise.all(addresses.map((address) => visit('/', { address })));
    expect(await count()).toEqual({ count: 30 });
  });
});

describe('no visitor', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23.20.0',
    'Mozilla/5.0 (Linux; Android 11) Chrome/138.0 Mobile Safari/537.36 Chrome-Lighthouse',
    'SomeSpider/1.0',
    'Some-Crawler',
    '',
  ])('is the robot ‘%s’', async (browser) => {
    await visit('/', { browser });
    expect(await count()).toEqual({ count: 0 });
  });

  test.each(['/admin', '/admin/media', '/healthz', '/sitemap.xml', '/assets/index-1.js'])(
    'comes to %s',
    async (path) => {
      expect(await visit(path)).toBe(200);
      expect(await count()).toEqual({ count: 0 });
    },
  );

  test.each(['/nowhere', '/broken', '/api/products/1', '/api/weather', '//elsewhere.example'])(
    'is counted for asking for %s',
    async (path) => {
      await visit(path);
      expect(await count()).toEqual({ count: 0 });
    },
  );

  test('is who asks for the head of a page, or sends something', async () => {
    await visit('/', { method: 'HEAD' });
    await visit('/', { method: 'POST' });
    expect(await count()).toEqual({ count: 0 });
  });

  test('is the back office that lists the products', async () => {
    const { headers } = await asAdministrator(shop);
    expect(await visit('/api/products', { headers })).toBe(200);
    expect(await count()).toEqual({ count: 0 });
  });
});

test.each([
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19) Chrome/138.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/138.0.0.0 Safari/537.36',
])('%s is a browser like any other', async (browser) => {
  await visit('/', { browser });
  expect(await count()).toEqual({ count: 1 });
});

describe('a new day of the shop', () => {
  test('begins with nobody, and nothing is left of the day before', async () => {
    await visit('/');
    await visit('/', { browser: safari });
    expect(await count()).toEqual({ count: 2 });
    const [before] = await rows('visitor_salts');
    now += 14 * minute;
    expect(await count()).toEqual({ count: 2 });
    now += minute;
    expect(await count()).toEqual({ count: 0 });
    expect(await rows('visitors')).toEqual([]);
    const [after, ...others] = await rows('visitor_salts');
    expect(others).toEqual([]);
    expect([before.day, after.day]).toEqual(['2026-11-21', '2026-11-22']);
    expect(after.salt).not.toBe(before.salt);
  });

  test('counts whoever came the day before, by another hash', async () => {
    await visit('/');
    expect(await count()).toEqual({ count: 1 });
    const [before] = await rows('visitors');
    now += day;
    await visit('/');
    expect(await count()).toEqual({ count: 1 });
    const [after, ...others] = await rows('visitors');
    expect(others).toEqual([]);
    expect(after.hash).not.toBe(before.hash);
  });
});

test('neither the database nor the log holds an address, or what a browser calls itself', async () => {
  await visit('/', { address: '203.0.113.77', browser: `${firefox} Unmistakable/7` });
  expect(await count()).toEqual({ count: 1 });
  const [{ hash }] = await rows('visitors');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const [{ salt }] = await rows('visitor_salts');
  expect(salt).toMatch(/^[0-9a-f]{64}$/);
  const files = ['', '-wal'].map((end) => join(shop.dataFolder, `higuera.sqlite3${end}`));
  const held = files.map((file) => readFileSync(file).toString('latin1')).join('');
  expect(held).toContain(hash);
  for (const text of ['203.0.113.77', 'Unmistakable']) {
    expect(held).not.toContain(text);
    expect(JSON.stringify(shop.logged)).not.toContain(text);
  }
});

test('no cookie is set', async () => {
  const { headers } = await shop.ask('/', { headers: { 'User-Agent': firefox } });
  expect(headers['set-cookie']).toBeUndefined();
});

test('a restart loses nobody, not even who came right before it, and counts nobody twice', async () => {
  const first = await startShop({ clock });
  await visit('/api/products', { at: first });
  await first.close();
  const second = await startShop({ clock, dataFolder: first.dataFolder });
  await visit('/api/products', { at: second });
  await visit('/api/products', { at: second, browser: safari });
  expect(await countIn(second)).toEqual({ count: 2 });
  await second.close();
});

test('several processes of one shop agree', async () => {
  const one = await startShop({ clock });
  const other = await startShop({ clock, dataFolder: one.dataFolder });
  await Promise.all([one, other].map((at) => visit('/api/products', { at })));
  await visit('/api/products', { at: other, browser: safari });
  await other.close();
  expect(await countIn(one)).toEqual({ count: 2 });
  await one.close();
});

describe('where the database takes nothing', () => {
  test('visitors are answered all the same, it is logged, and they are counted when they next ask', async () => {
    await visit('/');
    expect(await count()).toEqual({ count: 1 });
    await shop.database.schema.renameTable('visitors', 'visitors_gone');
    expect(await visit('/shop', { browser: safari })).toBe(200);
    const fault = expect.objectContaining({ msg: 'Visitors could not be counted.' });
    await vi.waitFor(() => expect(shop.logged).toContainEqual(fault));
    await shop.database.schema.renameTable('visitors_gone', 'visitors');
    expect(await count()).toEqual({ count: 1 });
    await visit('/shop', { browser: safari });
    expect(await count()).toEqual({ count: 2 });
  });

  test('a day that could not begin begins with the next visitor', async () => {
    await shop.database.schema.renameTable('visitor_salts', 'salts_gone');
    expect(await visit('/')).toBe(200);
    const fault = expect.objectContaining({ msg: 'Visitors could not be counted.' });
    await vi.waitFor(() => expect(shop.logged).toContainEqual(fault));
    await shop.database.schema.renameTable('salts_gone', 'visitor_salts');
    await visit('/');
    expect(await count()).toEqual({ count: 1 });
  });
});

test('the number is told to administrators only', async () => {
  const { status, json } = await shop.ask(countVisitorsToday.path);
  expect([status, json]).toEqual([401, { message: notSignedIn.en }]);
  const { headers } = await (await asAdministrator(shop)).ask(countVisitorsToday.path);
  expect(headers['cache-control']).toBe('private, no-store');
});
