import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { speculationRules } from '#contract/core/speculation-rules';
import { heroVariantCount } from '#contract/media/page-tags';
import { clientFiles, closeSsrServers, startSsrServer } from '../testing/ssr-server';

const template = clientFiles['index.html'];

afterEach(closeSsrServers);

describe('a server-rendered page', () => {
  test('fills all placeholders of the template', async () => {
    const { sendRequest, origin } = await startSsrServer();
    const { status, text, headers } = await sendRequest('/shop');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<title>$& at ${origin}</title>`);
    expect(text).toContain('<div id="app"><main>$1 /shop has 23, picture 0</main></div>');
    expect(text).not.toMatch(/<!--(head|app|data)-->/);
  });

  test('embeds its data as escaped JSON', async () => {
    const { sendRequest } = await startSsrServer();
    const { text } = await sendRequest('/shop');
    const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text);
    expect(JSON.parse(block?.[1] ?? '')).toEqual({
      data: { '/api/products': ['</script><b>23'] },
      variant: 0,
    });
  });

  test('has its structured data outside of the hydrated root', async () => {
    const { sendRequest } = await startSsrServer();
    const { text } = await sendRequest('/shop');
    expect(text).toMatch(
      /<\/main><\/div>\s*<script type="application\/ld\+json">{"price":"\$1"}<\/script>/,
    );
  });

  test('inlines the styles of its chunks and allows them in the CSP', async () => {
    const { sendRequest } = await startSsrServer();
    const { text, headers } = await sendRequest('/shop');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
    expect(style).toBe('body{color:#2b1f24}\n.card{margin:0}\n.shop{margin:0}\n.tone{color:red}');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  test('requests its scripts together once it is loaded and painted, by an inline script that the CSP allows', async () => {
    const { sendRequest } = await startSsrServer();
    const { text, headers } = await sendRequest('/shop');
    expect(text).not.toMatch(/<script[^>]* src=|modulepreload/);
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(text) ?? [];
    expect(script).toContain('["/assets/index-1.js","/assets/browser-1.js"]');
    expect(script).toMatch(/^addEventListener\('load',/);
    const [scriptHash, rulesHash] = [script, speculationRules].map((content) =>
      createHash('sha256').update(content).digest('base64'),
    );
    expect(headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${scriptHash}' 'sha256-${rulesHash}';`,
    );
  });

  test('names no speculation rules in a header, which would be requested with the first photo', async () => {
    const { sendRequest } = await startSsrServer();
    const { headers } = await sendRequest('/shop');
    expect(headers).not.toHaveProperty('speculation-rules');
  });

  test('links its style files as disabled, so that they are not loaded', async () => {
    const { sendRequest } = await startSsrServer();
    const { text } = await sendRequest('/shop', { headers: { cookie: 'fonts=kept' } });
    const links = text.match(/<link rel="stylesheet"[^>]*>/g);
    expect(links).toEqual(
      ['fonts', 'base', 'card', 'shop'].map(
        (name) => `<link rel="stylesheet" href="/assets/${name}-1.css" disabled>`,
      ),
    );
  });

  test('sets lang and data-theme', async () => {
    const { sendRequest } = await startSsrServer();
    const fetchHtmlTag = async (path: string, cookie?: string) => {
      const { text } = await sendRequest(path, cookie === undefined ? {} : { headers: { cookie } });
      return /<html[^>]*>/.exec(text)?.[0];
    };
    expect(await fetchHtmlTag('/es/shop')).toBe('<html lang="es">');
    expect(await fetchHtmlTag('/shop', 'a=b; theme=dark')).toBe(
      '<html lang="en" data-theme="dark">',
    );
    expect(await fetchHtmlTag('/shop', 'theme=light; a=b')).toBe(
      '<html lang="en" data-theme="light">',
    );
    expect(await fetchHtmlTag('/shop', 'theme="><script>')).toBe('<html lang="en">');
    expect(await fetchHtmlTag('/shop', 'mytheme=dark')).toBe('<html lang="en">');
    expect(await fetchHtmlTag('/shop')).toBe('<html lang="en">');
  });

  test('inlines @font-face rules only when the browser has cached the fonts', async () => {
    const { sendRequest } = await startSsrServer();
    const rules = clientFiles['assets/fonts-1.css'];
    const first = await sendRequest('/shop');
    expect(first.text).not.toContain(rules);
    expect(first.text).toContain(
      '<noscript><link rel="stylesheet" href="/assets/fonts-1.css"></noscript>',
    );
    const next = await sendRequest('/shop', { headers: { cookie: 'a=b; fonts=kept' } });
    expect(next.text).toContain(rules);
    expect(next.text).toContain('<html lang="en" data-fonts="cached">');
    expect(next.text).not.toContain('<noscript>');
  });

  test('supports If-None-Match and HEAD, and varies by Cookie and Accept-Encoding', async () => {
    const { sendRequest } = await startSsrServer();
    const { headers } = await sendRequest('/shop');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.vary?.split(', ').toSorted()).toEqual(['Accept-Encoding', 'Cookie']);
    const conditional = { headers: { 'If-None-Match': String(headers.etag) } };
    expect((await sendRequest('/shop', conditional)).status).toBe(304);
    const head = await sendRequest('/shop', { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  test('is cached until the catalog changes', async () => {
    const { sendRequest, requests, products } = await startSsrServer();
    await sendRequest('/shop');
    await sendRequest('/shop');
    expect(requests).toHaveLength(1);
    const [product] = await products.list();
    if (!product) throw new Error('There are no products.');
    await products.insert({ ...product, sku: null, typedImageUrl: '', imageFileIds: [] });
    expect((await sendRequest('/shop')).text).toContain('has 24');
  });

  test('ignores unknown query parameters in the cache key', async () => {
    const { sendRequest, requests } = await startSsrServer();
    await sendRequest('/shop?page=2&utm_source=mail&category=boards');
    await sendRequest('/shop?category=boards&page=2');
    await sendRequest('/shop?category=&utm_source=mail');
    expect(requests.map(({ url }) => url)).toEqual(['/shop?category=boards&page=2', '/shop']);
  });

  test('ignores query parameters that only other pages read', async () => {
    const { sendRequest, requests } = await startSsrServer();
    for (const query of ['', '?size=7', '?page=2&category=boards', '?q=fig&products=3,7'])
      await sendRequest(`/about${query}`);
    expect(requests.map(({ url }) => url)).toEqual(['/about']);
  });

  test.each(['/product/7?size=large', '/shop?category=nowhere', '/shop?page=10', '/shop?page=01'])(
    'renders %s each time, of which there are any number',
    async (url) => {
      const { sendRequest, requests } = await startSsrServer();
      for (const _ of ['first', 'second']) await sendRequest(url);
      expect(requests.map((request) => request.url)).toEqual([url, url]);
    },
  );

  test('answers 404 for an unknown page and does not cache it', async () => {
    const { sendRequest, requests } = await startSsrServer();
    for (const _ of ['first', 'second']) expect((await sendRequest('/nowhere')).status).toBe(404);
    expect(requests).toHaveLength(2);
  });

  test('answers 500 with the shell when rendering fails, and logs the error', async () => {
    const { sendRequest, logged } = await startSsrServer();
    const { status, text, headers } = await sendRequest('/broken');
    expect([status, text]).toEqual([500, template]);
    expect(logged).toContainEqual(
      expect.objectContaining({ requestId: headers['x-request-id'], url: '/broken' }),
    );
  });

  test('does not cache search results', async () => {
    const { sendRequest, requests } = await startSsrServer();
    for (const path of ['/shop?q=fig', '/shop?q=fig', '/es/shop?q=higo&page=2'])
      await sendRequest(path);
    expect(requests).toHaveLength(3);
  });

  test('renders every comparison, with its products', async () => {
    const { sendRequest, requests } = await startSsrServer();
    for (const path of ['/compare?x=1&products=3,7', '/compare?products=3,7'])
      await sendRequest(path);
    const url = '/compare?products=3%2C7';
    expect(requests.map((request) => request.url)).toEqual([url, url]);
  });

  test('never caches the planner, and passes on all choices of a plan', async () => {
    const { sendRequest, requests } = await startSsrServer();
    const plan = '/plan?people=60&without=milk&without=eggs&quantities=value_7..3';
    for (const path of [plan, plan, `/es${plan}&other=1`]) await sendRequest(path);
    for (const _ of ['first', 'second']) await sendRequest('/plan');
    expect(requests.map(({ url }) => url)).toEqual([plan, plan, `/es${plan}`, '/plan', '/plan']);
  });

  test('does not cache filtered pages, and passes on all values of a filter', async () => {
    const { sendRequest, requests } = await startSsrServer();
    const filter = 'people=12&without=milk&without=soy';
    for (const path of [`/shop?x=1&${filter}`, `/shop?${filter}`]) await sendRequest(path);
    expect(requests.map(({ url }) => url)).toEqual([`/shop?${filter}`, `/shop?${filter}`]);
  });

  test('reads filters and plans from a URL whose path ends with a slash', async () => {
    const { sendRequest, requests } = await startSsrServer();
    const urls = ['/shop/?people=12&max=100', '/es/shop//?without=milk', '/en/plan/?people=60'];
    for (const url of [...urls, ...urls]) await sendRequest(url);
    expect(requests.map(({ url }) => url)).toEqual([...urls, ...urls]);
  });

  test('caches a page whose filters are empty as the page without filters', async () => {
    const { sendRequest, requests } = await startSsrServer();
    for (const path of ['/shop?people=&max=&without=', '/shop']) await sendRequest(path);
    expect(requests.map(({ url }) => url)).toEqual(['/shop']);
  });

  test('answers 429 with the shell after 300 renders per network and minute', async () => {
    const { sendRequest, requests } = await startSsrServer({ trustedProxies: 1 });
    const withIp = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } });
    await sendRequest('/shop', withIp('2001:db8::1'));
    for (let search = 0; search < 299; search += 1) {
      await sendRequest(`/shop?q=${search}`, withIp(`2001:db8::${search.toString(16)}`));
    }
    const rejected = await sendRequest('/shop?q=one-more', withIp('2001:db8::1'));
    expect([rejected.status, rejected.text]).toEqual([429, template]);
    expect(rejected.headers['retry-after']).toMatch(/^\d+$/);
    expect((await sendRequest('/shop', withIp('2001:db8::1'))).status).toBe(200);
    expect((await sendRequest('/shop?q=one-more', withIp('2001:db8:1::1'))).status).toBe(200);
    expect(requests).toHaveLength(301);
  });

  test('answers 405 to POST', async () => {
    const { sendRequest } = await startSsrServer();
    const { status, headers, json } = await sendRequest('/shop', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(json).toEqual({ message: expect.any(String) });
  });

  test('never replaces a 404 of the API', async () => {
    const { sendRequest, requests } = await startSsrServer();
    for (const path of ['/api', '/api/', '/api/shop']) {
      const { status, headers } = await sendRequest(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/json/);
    }
    expect(requests).toEqual([]);
  });
});

describe('a page whose URL has a key', () => {
  test.each([
    '/order/LH-1001?key=0123',
    '/es/order/LH-1001?key=0123',
    '/en/order/LH-1001',
    '/es/unsubscribe?token=0123',
  ])('%s is stored nowhere, not indexed, and sends no Referer', async (path) => {
    const { sendRequest, requests } = await startSsrServer();
    for (const _ of ['first', 'second']) {
      expect((await sendRequest(path)).headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
    expect(requests.map(({ url }) => url)).toEqual([path, path]);
  });

  test('its key is not logged when rendering fails', async () => {
    const { sendRequest, logged } = await startSsrServer();
    const { status, headers } = await sendRequest('/broken?key=0123');
    expect(status).toBe(500);
    expect(logged).toContainEqual(
      expect.objectContaining({ requestId: headers['x-request-id'], url: '/broken?key=redacted' }),
    );
    expect(JSON.stringify(logged)).not.toContain('0123');
  });
});

describe('the home page', () => {
  test('caches one variant per hero image', async () => {
    const { sendRequest, requests } = await startSsrServer();
    const texts = new Set<string>();
    for (let iteration = 0; iteration < heroVariantCount * 20; iteration += 1) {
      texts.add(/picture \d/.exec((await sendRequest('/')).text)?.[0] ?? '');
    }
    expect(texts.size).toBeGreaterThan(1);
    expect(requests.length).toBe(texts.size);
    expect(requests.every(({ variant }) => variant >= 0 && variant < heroVariantCount)).toBe(true);
  });
});

describe('the canonical origin of a page', () => {
  test('is the Host of the request, cached per host', async () => {
    const { sendRequest } = await startSsrServer();
    const fetchTitle = async (Host: string) =>
      /<title>.*<\/title>/.exec((await sendRequest('/shop', { headers: { Host } })).text)?.[0];
    expect(await fetchTitle('evil.example')).toBe('<title>$& at http://evil.example</title>');
    expect(await fetchTitle('shop.example:8080')).toBe(
      '<title>$& at http://shop.example:8080</title>',
    );
    expect(await fetchTitle('[::1]:3000')).toBe('<title>$& at http://[::1]:3000</title>');
  });

  test.each(['"><script>', 'a b', 'user@', 'shop.example/path', 'shop.example:port', '.'])(
    'answers 400 for the invalid Host %j',
    async (Host) => {
      const { sendRequest, requests } = await startSsrServer();
      expect((await sendRequest('/shop', { headers: { Host } })).status).toBe(400);
      expect(requests).toEqual([]);
    },
  );

  test('is PUBLIC_ORIGIN for any Host', async () => {
    const { sendRequest, requests } = await startSsrServer({
      publicOrigin: 'https://lahiguera.example',
    });
    await sendRequest('/shop', { headers: { Host: 'evil.example' } });
    await sendRequest('/shop', { headers: { Host: 'other.example' } });
    expect(requests.map(({ origin }) => origin)).toEqual(['https://lahiguera.example']);
  });

  test('uses X-Forwarded-Proto of a trusted proxy, never X-Forwarded-Host', async () => {
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'lahiguera.example' };
    const proxiedServer = await startSsrServer({ trustedProxies: 1 });
    await proxiedServer.sendRequest('/shop', { headers });
    expect(proxiedServer.requests[0]?.origin).toBe(proxiedServer.origin.replace('http:', 'https:'));
    const directServer = await startSsrServer();
    await directServer.sendRequest('/shop', { headers });
    expect(directServer.requests[0]?.origin).toBe(directServer.origin);
  });
});
