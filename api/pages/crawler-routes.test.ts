import { afterEach, describe, expect, test } from 'vitest';
import { business } from '#contract/business';
import { parseXml } from '../testing/parse-xml';
import { closeSsrServers, startSsrServer } from '../testing/ssr-server';

afterEach(closeSsrServers);

/** Sitemap entries: URL, language links and date. */
const parseEntries = (text: string) =>
  [...parseXml(text).getElementsByTagName('url')].map((url) => {
    const getText = (name: string) => [...url.getElementsByTagName(name)][0]?.textContent;
    const links = [...url.getElementsByTagName('xhtml:link')];
    return {
      url: getText('loc'),
      lastModified: getText('lastmod'),
      languages: Object.fromEntries(
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
    };
  });

describe('GET /sitemap.xml', () => {
  test('lists each page in both languages with the origin of the request', async () => {
    const { sendRequest, origin } = await startSsrServer();
    const { status, headers, text } = await sendRequest('/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml']);
    const languages = { en: `${origin}/`, es: `${origin}/es/`, 'x-default': `${origin}/` };
    expect(parseEntries(text).slice(0, 2)).toEqual([
      { url: `${origin}/`, lastModified: undefined, languages },
      { url: `${origin}/es/`, lastModified: undefined, languages },
    ]);
  });

  test('has reciprocal language links', async () => {
    const { sendRequest } = await startSsrServer();
    const entries = parseEntries((await sendRequest('/sitemap.xml')).text);
    const urls = entries.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    for (const { url, languages } of entries) {
      expect([languages.en, languages.es]).toContain(url);
      expect(languages['x-default']).toBe(languages.en);
      for (const alternateUrl of Object.values(languages)) {
        const linkedEntry = entries.find((entry) => entry.url === alternateUrl);
        expect(linkedEntry?.languages).toEqual(languages);
      }
    }
  });

  test('has lastmod of products', async () => {
    const { sendRequest, origin, products } = await startSsrServer();
    const [newest] = await products.list();
    const entries = parseEntries((await sendRequest('/sitemap.xml')).text);
    for (const url of [`/product/${newest?.id}`, `/es/product/${newest?.id}`]) {
      expect(entries).toContainEqual(
        expect.objectContaining({ url: origin + url, lastModified: newest?.updatedAt }),
      );
    }
  });

  test('has absolute image URLs of products', async () => {
    const { sendRequest, origin, products } = await startSsrServer();
    const product = (await products.list()).find(({ image }) => image !== null);
    const entry = [
      ...parseXml((await sendRequest('/sitemap.xml')).text).getElementsByTagName('url'),
    ].find(
      (url) =>
        [...url.getElementsByTagName('loc')][0]?.textContent === `${origin}/product/${product?.id}`,
    );
    const locations = [...(entry?.getElementsByTagName('image:loc') ?? [])];
    expect(locations.map(({ textContent }) => textContent)).toEqual([
      `${origin}${product?.image?.url}`,
    ]);
  });

  test('escapes XML characters', async () => {
    const { sendRequest, origin } = await startSsrServer();
    const { text } = await sendRequest('/sitemap.xml');
    expect(text).toContain('?category=boards&amp;page=2');
    expect(parseEntries(text).map(({ url }) => url)).toContain(
      `${origin}/shop?category=boards&page=2`,
    );
  });

  test('contains a new product at once', async () => {
    const { sendRequest, origin, products } = await startSsrServer();
    const [product] = await products.list();
    if (!product) throw new Error('There are no products.');
    const countEntries = async () => parseEntries((await sendRequest('/sitemap.xml')).text).length;
    const before = await countEntries();
    const id = await products.insert({
      ...product,
      sku: null,
      typedImageUrl: '',
      imageFileIds: [],
    });
    expect(await countEntries()).toBe(before + 2);
    expect((await sendRequest('/sitemap.xml')).text).toContain(
      `<loc>${origin}/product/${id}</loc>`,
    );
  });
});

describe('GET /robots.txt', () => {
  test('allows pages and images only, and names the sitemap', async () => {
    const { sendRequest, origin } = await startSsrServer();
    const { status, headers, text } = await sendRequest('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /api/media/optimize/',
      'Disallow: /api',
      'Disallow: /admin',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ]);
  });
});

describe('GET /.well-known/security.txt', () => {
  test('has contact, expiry and canonical URL', async () => {
    const publicOrigin = 'https://lahiguera.example';
    const { sendRequest } = await startSsrServer({
      publicOrigin,
      clock: () => new Date('2026-11-21T19:00:00.000Z'),
    });
    const { status, headers, text } = await sendRequest('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.split('\n')).toEqual([
      `Contact: mailto:${business.email}`,
      'Expires: 2027-05-20T19:00:00.000Z',
      'Preferred-Languages: en, es',
      `Canonical: ${publicOrigin}/.well-known/security.txt`,
      '',
    ]);
  });

  test('always expires in the future, less than a year ahead', async () => {
    let now = new Date('2026-11-21T19:00:00.000Z');
    const { sendRequest } = await startSsrServer({ clock: () => now });
    for (const instant of ['2026-11-21T19:00:00.000Z', '2027-12-24T08:00:00.000Z']) {
      now = new Date(instant);
      const { text } = await sendRequest('/.well-known/security.txt');
      const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
      const days = (expires.getTime() - now.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(30);
      expect(days).toBeLessThan(366);
    }
  });
});

describe.each(['/sitemap.xml', '/robots.txt'])('GET %s', (path) => {
  test('is cacheable for an hour, and supports If-None-Match and HEAD', async () => {
    const { sendRequest } = await startSsrServer();
    const { headers } = await sendRequest(path);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers.vary).toBe('Accept-Encoding');
    const conditional = { headers: { 'If-None-Match': String(headers.etag) } };
    expect((await sendRequest(path, conditional)).status).toBe(304);
    const head = await sendRequest(path, { method: 'HEAD' });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });

  test('uses PUBLIC_ORIGIN for any Host', async () => {
    const publicOrigin = 'https://lahiguera.example';
    const { sendRequest } = await startSsrServer({ publicOrigin });
    const { text } = await sendRequest(path, { headers: { Host: 'evil.example' } });
    expect(text).toContain(`${publicOrigin}/`);
    expect(text).not.toContain('evil');
  });

  test('without PUBLIC_ORIGIN uses the Host, cached per host', async () => {
    const { sendRequest, origin } = await startSsrServer();
    const { text } = await sendRequest(path, { headers: { Host: 'shop.example' } });
    expect(text).toContain('http://shop.example/');
    expect((await sendRequest(path)).text).toContain(`${origin}/`);
    expect((await sendRequest(path)).text).not.toContain('shop.example');
  });

  test('answers 400 for an invalid Host', async () => {
    const { sendRequest } = await startSsrServer();
    const { status } = await sendRequest(path, { headers: { Host: '"><loc>' } });
    expect(status).toBe(400);
  });

  test('answers 405 to POST', async () => {
    const { sendRequest } = await startSsrServer();
    const { status, headers } = await sendRequest(path, { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

test('GET /sitemap.xml is cached until the catalog changes, ignoring the query', async () => {
  const { sendRequest, database } = await startSsrServer();
  await sendRequest('/sitemap.xml');
  await database('products').del();
  expect((await sendRequest('/sitemap.xml?from=a-robot')).text).toContain('/product/');
});
