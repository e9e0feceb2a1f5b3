import { describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { buildImageUrl } from '#contract/media/image-options';
import { isVisible } from '#contract/products/visible-products';
import { renderPage } from '../server';
import { demoProducts, visibleProducts } from '../testing/demo-data';
import { fetchFromMocks } from '../testing/fetch-from-mocks';
import { resetMockServer } from '../testing/mock-server';
import { pages } from './pages';
import { listPages } from './sitemap';

const origin = 'https://lahiguera.example';

const fetchHead = async (url: string) => {
  const { head } = await renderPage({ url, origin, variant: 0, fetchResponse: fetchFromMocks });
  return head.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
};

const listUrls = async () => (await listPages(fetchFromMocks)).map(({ url }) => url);

describe('listPages', () => {
  test('lists pages, categories and visible products once each', async () => {
    const english = (await listUrls()).map(({ en }) => en);
    expect(english).toEqual(expect.arrayContaining(['/', '/shop', '/faq', '/shop?category=gifts']));
    const products = english.filter((url) => url.startsWith('/product/'));
    expect(products).toEqual(visibleProducts.map(({ id }) => `/product/${id}`));
    expect(new Set(english).size).toBe(english.length);
  });

  test('leaves out hidden products', async () => {
    const hidden = demoProducts.filter((product) => !isVisible(product));
    expect(hidden).not.toEqual([]);
    const english = (await listUrls()).map(({ en }) => en);
    for (const { id } of hidden) expect(english).not.toContain(`/product/${id}`);
  });

  test('includes the last change and the image of a product', async () => {
    const productPages = (await listPages(fetchFromMocks)).filter(({ url }) =>
      url.en.startsWith('/product/'),
    );
    expect(productPages.map(({ lastModified }) => lastModified)).toEqual(
      visibleProducts.map(({ updatedAt }) => updatedAt),
    );
    expect(productPages.map(({ image }) => image)).toEqual(
      visibleProducts.map(({ image }) => (image ? buildImageUrl(image.url, 1280) : undefined)),
    );
  });

  test.each(['/shop', '/shop?category=gifts'])(
    'includes the latest change among the products of %s',
    async (path) => {
      const changes = visibleProducts
        .filter(({ category }) => path === '/shop' || category === 'gifts')
        .map(({ updatedAt }) => updatedAt);
      const page = (await listPages(fetchFromMocks)).find(({ url }) => url.en === path);
      expect(page?.lastModified).toBe(changes.sort().at(-1));
    },
  );

  test.each(languages)('lists canonical, indexable URLs in %s', async (language) => {
    for (const url of await listUrls()) {
      const head = await fetchHead(url[language]);
      expect(head).not.toContain('noindex');
      expect(head).toContain(`<link rel="canonical" href="${origin}${url[language]}"/>`);
      for (const other of languages) {
        expect(head).toContain(`hrefLang="${other}" href="${origin}${url[other]}"/>`);
      }
    }
  });

  test.each(languages)(
    'lists pages with unique titles and descriptions that fit search results in %s',
    async (language) => {
      const titles: string[] = [];
      const descriptions: string[] = [];
      for (const url of await listUrls()) {
        const head = await fetchHead(url[language]);
        const [, title = ''] = /<title>(.*?)<\/title>/.exec(head) ?? [];
        const [, content = ''] = /<meta name="description" content="(.*?)"/s.exec(head) ?? [];
        const description = content.replaceAll('&quot;', `"`);
        expect([url[language], title]).toEqual([
          url[language],
          expect.stringMatching(/^.{10,60}$/),
        ]);
        expect(description).toMatch(/^.{50,155}$/s);
        titles.push(title);
        descriptions.push(description);
      }
      expect(new Set(titles).size).toBe(titles.length);
      expect(new Set(descriptions).size).toBe(descriptions.length);
    },
  );

  test('lists every static page without noindex', async () => {
    const english = new Set((await listUrls()).map(({ en }) => en));
    const storefrontPages = pages.filter((page) => !page.backOffice);
    const staticPaths = storefrontPages
      .map(({ path }) => path)
      .filter((path) => !/[:*]/.test(path));
    for (const path of staticPaths) {
      const isIndexable = !(await fetchHead(path)).includes('noindex');
      expect([path, english.has(path)]).toEqual([path, isIndexable]);
    }
  });

  test('lists no product pages without products', async () => {
    resetMockServer('empty');
    expect((await listUrls()).map(({ en }) => en)).not.toContainEqual(
      expect.stringMatching(/^\/product/),
    );
  });
});
