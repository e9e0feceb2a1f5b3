import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { heroVariants } from '#contract/media/page-tags';
import { clientFiles, closePaintedShops, startPaintedShop } from '../testing/painted-shop';

const template = clientFiles['index.html'];

afterEach(closePaintedShops);

describe('a server-rendered page', () => {
  test('fills all placeholders of the template', async () => {
    const { ask, origin } = await startPaintedShop();
    const { status, text, headers } = await ask('/shop');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<title>$& at ${origin}</title>`);
    expect(text).toContain('<div id="app"><main>$1 /shop has 22, picture 0</main></div>');
    expect(text).not.toMatch(/<!--(head|app|data)-->/);
  });

  test('embeds its data as escaped JSON', async () => {
    const { ask } = await startPaintedShop();
    const { text } = await ask('/shop');
    const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text);
    expect(JSON.parse(block?.[1] ?? '')).toEqual({
      data: { '/api/products': ['</script><b>22'] },
      variant: 0,
    });
  });

  test('has its structured data outside of the hydrated root', async () => {
    const { ask } = await startPaintedShop();
    const { text } = await ask('/shop');
    expect(text).toMatch(
      /<\/main><\/div>\s*<script type="application\/ld\+json">{"price":"\$1"}<\/script>/,
    );
  });

  test('inlines the styles of its chunks and allows them in the CSP', async () => {
    const { ask } = await startPaintedShop();
    const { text, headers } = await ask('/shop');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    expect(style).toBe('body{color:#2b1f24}\n.card{margin:0}\n.shop{margin:0}\n.tone{color:red}');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  test('links its style files as disabled, so that they are not loaded', async () => {
    const { ask } = await startPaintedShop();
    const { text } = await ask('/shop', { headers: { cookie: 'fonts=kept' } });
    const links = text.match(/<link rel="stylesheet"[^>]*>/g);
    expect(links).toEqual(
      ['fonts', 'base', 'card', 'shop'].map(
        (name) => `<link rel="stylesheet" href="/assets/${name}-1.css" disabled>`,
      ),
    );
  });

  test('sets lang and data-theme', async () => {
    const { ask } = await startPaintedShop();
    const tagFor = async (path: string, cookie?: string) => {
      const { text } = await ask(path, cookie === undefined ? {} : { headers: { cookie } });
      return /<html[^>]*>/.exec(text)?.[0];
    };
    expect(await tagFor('/es/shop')).toBe('<html lang="es">');
    expect(await tagFor('/shop', 'a=b; theme=dark')).toBe('<html lang="en" data-theme="dark">');
    expect(await tagFor('/shop', 'theme=light; a=b')).toBe('<html lang="en" data-theme="light">');
    expect(await tagFor('/shop', 'theme="><script>')).toBe('<html lang="en">');
    expect(await tagFor('/shop', 'mytheme=dark')).toBe('<html lang="en">');
    expect(await tagFor('/shop')).toBe('<html lang="en">');
  });

  test('inlines @font-face rules only when the browser has cached the fonts', async () => {
    const { ask } = await startPaintedShop();
    const rules = clientFiles['assets/fonts-1.css'];
    const first = await ask('/shop');
    expect(first.text).not.toContain(rules);
    expect(first.text).toContain(
      '<noscript><link rel="stylesheet" href="/assets/fonts-1.css"></noscript>',
    );
    const next = await ask('/shop', { headers: { cookie: 'a=b; fonts=kept' } });
    expect(next.text).toContain(rules);
    expect(next.text).not.toContain('<noscript>');
  });

  test('supports If-None-Match and HEAD, and varies by Cookie and Accept-Encoding', async () => {
    const { ask } = await startPaintedShop();
    const { headers } = await ask('/shop');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.vary?.split(', ').toSorted()).toEqual(['Accept-Encoding', 'Cookie']);
    const held = { headers: { 'If-None-Match': String(headers.etag) } };
    expect((await ask('/shop', held)).status).toBe(304);
    const head = await ask('/shop', { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  test('is cached until the catalog changes', async () => {
    const { ask, asked, products } = await startPaintedShop();
    await ask('/shop');
    await ask('/shop');
    expect(asked).toHaveLength(1);
    const [product] = await products.list();
    if (!product) throw new Error('There are no products.');
    await products.insert({ ...product, sku: null, typedImageUrl: '', imageFileIds: [] });
    expect((await ask('/shop')).text).toContain('has 23');
  });

  test('ignores unknown query parameters in the cache key', async () => {
    const { ask, asked } = await startPaintedShop();
    await ask('/shop?page=2&utm_source=mail&category=boards');
    await ask('/shop?category=boards&page=2');
    await ask('/shop?category=&utm_source=mail');
    expect(asked.map(({ url }) => url)).toEqual(['/shop?category=boards&page=2', '/shop']);
  });

  test('that does not exist answers 404 and is not cached', async () => {
    const { ask, asked } = await startPaintedShop();
    for (const _ of ['first', 'second']) expect((await ask('/nowhere')).status).toBe(404);
    expect(asked).toHaveLength(2);
  });

  test('that fails to render answers 500 with the shell and is logged', async () => {
    const { ask, logged } = await startPaintedShop();
    const { status, text, headers } = await ask('/broken');
    expect([status, text]).toEqual([500, template]);
    expect(logged).toContainEqual(
      expect.objectContaining({ requestId: headers['x-request-id'], url: '/broken' }),
    );
  });

  test('of a search is not cached', async () => {
    const { ask, asked } = await startPaintedShop();
    for (const path of ['/shop?q=fig', '/shop?q=fig', '/es/shop?q=higo&page=2']) await ask(path);
    expect(asked).toHaveLength(3);
  });

  test('answers 429 with the shell after 300 renders per network and minute', async () => {
    const { ask, asked } = await startPaintedShop({ trustedProxies: 1 });
    const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } });
    await ask('/shop', from('2001:db8::1'));
    for (let search = 0; search < 299; search += 1) {
      await ask(`/shop?q=${search}`, from(`2001:db8::${search.toString(16)}`));
    }
    const refused = await ask('/shop?q=one-more', from('2001:db8::1'));
    expect([refused.status, refused.text]).toEqual([429, template]);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect((await ask('/shop', from('2001:db8::1'))).status).toBe(200);
    expect((await ask('/shop?q=one-more', from('2001:db8:1::1'))).status).toBe(200);
    expect(asked).toHaveLength(301);
  });

  test('answers 405 to POST', async () => {
    const { ask } = await startPaintedShop();
    const { status, headers, json } = await ask('/shop', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(json).toEqual({ message: expect.any(String) });
  });

  test('never replaces a 404 of the API', async () => {
    const { ask, asked } = await startPaintedShop();
    for (const path of ['/api', '/api/', '/api/shop']) {
      const { status, headers } = await ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/json/);
    }
    expect(asked).toEqual([]);
  });
});

describe('the home page', () => {
  test('caches one variant per hero image', async () => {
    const { ask, asked } = await startPaintedShop();
    const texts = new Set<string>();
    for (let turn = 0; turn < heroVariants * 20; turn += 1) {
      texts.add(/picture \d/.exec((await ask('/')).text)?.[0] ?? '');
    }
    expect(texts.size).toBeGreaterThan(1);
    expect(asked.length).toBe(texts.size);
    expect(asked.every(({ variant }) => variant >= 0 && variant < heroVariants)).toBe(true);
  });
});

describe('the canonical origin of a page', () => {
  test('is the Host of the request, cached per host', async () => {
    const { ask } = await startPaintedShop();
    const titleAt = async (Host: string) =>
      /<title>.*<\/title>/.exec((await ask('/shop', { headers: { Host } })).text)?.[0];
    expect(await titleAt('evil.example')).toBe('<title>$& at http://evil.example</title>');
    expect(await titleAt('shop.example:8080')).toBe(
      '<title>$& at http://shop.example:8080</title>',
    );
    expect(await titleAt('[::1]:3000')).toBe('<title>$& at http://[::1]:3000</title>');
  });

  test.each(['"><script>', 'a b', 'user@', 'shop.example/path', 'shop.example:port', '.'])(
    'answers 400 for the invalid Host %j',
    async (Host) => {
      const { ask, asked } = await startPaintedShop();
      expect((await ask('/shop', { headers: { Host } })).status).toBe(400);
      expect(asked).toEqual([]);
    },
  );

  test('is PUBLIC_ORIGIN for any Host', async () => {
    const { ask, asked } = await startPaintedShop({ publicOrigin: 'https://lahiguera.example' });
    await ask('/shop', { headers: { Host: 'evil.example' } });
    await ask('/shop', { headers: { Host: 'other.example' } });
    expect(asked.map(({ origin }) => origin)).toEqual(['https://lahiguera.example']);
  });

  test('uses X-Forwarded-Proto of a trusted proxy, never X-Forwarded-Host', async () => {
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'lahiguera.example' };
    const trusting = await startPaintedShop({ trustedProxies: 1 });
    await trusting.ask('/shop', { headers });
    expect(trusting.asked[0]?.origin).toBe(trusting.origin.replace('http:', 'https:'));
    const wary = await startPaintedShop();
    await wary.ask('/shop', { headers });
    expect(wary.asked[0]?.origin).toBe(wary.origin);
  });
});
