import { statSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup } from '@testing-library/react';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildCroppedImageUrl, ogImageSize } from '#contract/media/image-options';
import { isVisible } from '#contract/products/visible-products';
import { demoProducts, findProductByName } from '../testing/demo-data';
import { buildProductPageData } from '../testing/product-page-data';
import { visitPage } from '../testing/visit-page';

const hiddenProduct = demoProducts.find((product) => !isVisible(product));

const origin = 'http://localhost:3000';

const getLinkHref = (selector: string) =>
  document.head.querySelector(`link${selector}`)?.getAttribute('href');
const getMetaContent = (selector: string) =>
  document.head.querySelector(`meta${selector}`)?.getAttribute('content');

const headCases = [
  {
    path: '/',
    title: 'La Higuera: charcuterie in Highland Park, Los Angeles',
    en: '/',
    es: '/es',
  },
  {
    path: '/en',
    title: 'La Higuera: charcuterie in Highland Park, Los Angeles',
    en: '/',
    es: '/es',
  },
  {
    path: '/es',
    title: 'La Higuera: charcutería artesanal en Los Ángeles',
    en: '/',
    es: '/es',
  },
  {
    path: '/en/shop',
    title: 'Charcuterie boards, tables & gifts in Highland Park, LA',
    en: '/shop',
    es: '/es/shop',
  },
  {
    path: '/shop/',
    title: 'Charcuterie boards, tables & gifts in Highland Park, LA',
    en: '/shop',
    es: '/es/shop',
  },
  {
    path: '/shop?page=1&utm_source=x',
    title: 'Charcuterie boards, tables & gifts in Highland Park, LA',
    en: '/shop',
    es: '/es/shop',
  },
  {
    path: '/shop?category=Gift%20Box',
    title: 'Charcuterie gift boxes from Los Angeles | La Higuera',
    en: '/shop?category=gifts',
    es: '/es/shop?category=gifts',
  },
  {
    path: '/es/shop?category=boards&page=2',
    title: 'Tablas de charcutería en Los Ángeles, página 2 | La Higuera',
    en: '/shop?category=boards&page=2',
    es: '/es/shop?category=boards&page=2',
  },
  {
    path: '/shop?page=999',
    title: 'Charcuterie boards, tables & gifts in Highland Park, LA, page 3',
    en: '/shop?page=3',
    es: '/es/shop?page=3',
  },
  {
    path: '/es/shop-categories',
    title: 'Compra por categoría | La Higuera',
    en: '/shop-categories',
    es: '/es/shop-categories',
  },
  {
    path: '/about',
    title: 'Meet Elena and Marisol Figueroa | La Higuera',
    en: '/about',
    es: '/es/about',
  },
  {
    path: '/es/contact?subject=Hola',
    title: 'Contacto y entregas | La Higuera',
    en: '/contact',
    es: '/es/contact',
  },
];

const expectTwitterTagsMatch = () => {
  expect(getMetaContent('[name="twitter:card"]')).toBe('summary_large_image');
  for (const part of ['title', 'description', 'image']) {
    expect(getMetaContent(`[name="twitter:${part}"]`)).toBe(
      getMetaContent(`[property="og:${part}"]`),
    );
  }
};

describe.each(headCases)('PageHead of $path', ({ path, title, en, es }) => {
  const spanish = path.startsWith('/es');
  const canonicalUrl = origin + (spanish ? es : en);

  test('has a title, a description and matching Open Graph tags', async () => {
    await visitPage(path);
    expect(document.title).toBe(title);
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    expect(getMetaContent('[property="og:title"]')).toBe(document.title);
    expect(getMetaContent('[name=description]')).toMatch(/^.{50,155}$/);
    expect(getMetaContent('[property="og:description"]')).toBe(
      getMetaContent('[name=description]'),
    );
    expect(getMetaContent('[property="og:site_name"]')).toBe('La Higuera');
    expect(getMetaContent('[property="og:locale"]')).toBe(spanish ? 'es_US' : 'en_US');
    expectTwitterTagsMatch();
  });

  test('has an Open Graph image with size and alt text', async () => {
    await visitPage(path);
    expect(getMetaContent('[property="og:image"]')).toMatch(/^http:\/\/localhost:3000\/\S+$/);
    expect(Number(getMetaContent('[property="og:image:width"]'))).toBeGreaterThanOrEqual(1200);
    expect(Number(getMetaContent('[property="og:image:height"]'))).toBeGreaterThanOrEqual(600);
    expect(getMetaContent('[property="og:image:alt"]')).not.toBe('');
  });

  test('has a canonical URL and hreflang links', async () => {
    await visitPage(path);
    expect(getLinkHref('[rel=canonical]')).toBe(canonicalUrl);
    expect(getMetaContent('[property="og:url"]')).toBe(canonicalUrl);
    expect(getLinkHref('[hreflang=en]')).toBe(origin + en);
    expect(getLinkHref('[hreflang=es]')).toBe(origin + es);
    expect(getLinkHref('[hreflang=x-default]')).toBe(origin + en);
    expect(getMetaContent('[name=robots]')).toBeUndefined();
  });
});

test('PageHead of /es/product/:id has the product’s Open Graph image and alt text', async () => {
  const board = findProductByName('Classic Board');
  await visitPage(`/es/product/${board.id}`);
  expect(document.title).toBe('Tabla Clásica | La Higuera');
  expect(getMetaContent('[property="og:type"]')).toBe('product');
  expect(getMetaContent('[property="og:image"]')).toBe(
    origin + buildCroppedImageUrl(board.imageUrl, ogImageSize),
  );
  expect(getMetaContent('[property="og:image:width"]')).toBe('1200');
  expect(getMetaContent('[property="og:image:height"]')).toBe('630');
  expect(getMetaContent('[property="og:image:alt"]')).toBe(board.image?.alt.es);
  expectTwitterTagsMatch();
});

test('PageHead states the real size of a small Open Graph image', async () => {
  const board = findProductByName('Classic Board');
  if (!board.image) throw new Error('The board has no picture.');
  const small = { ...board, image: { ...board.image, width: 600, height: 450 } };
  await visitPage(`/product/${board.id}`, { data: buildProductPageData(small) });
  expect(getMetaContent('[property="og:image:width"]')).toBe('600');
  expect(getMetaContent('[property="og:image:height"]')).toBe('315');
});

test('PageHead of a page without an image uses the default image with its real size', async () => {
  await visitPage('/es/faq');
  const { pathname } = new URL(String(getMetaContent('[property="og:image"]')));
  const file = join(import.meta.dirname, '../../public', pathname);
  const { width, height } = await sharp(file).metadata();
  expect(getMetaContent('[property="og:image:width"]')).toBe(String(width));
  expect(getMetaContent('[property="og:image:height"]')).toBe(String(height));
  expect(getMetaContent('[property="og:image:alt"]')).toMatch(/^Tabla con mango/);
  expect(statSync(file).size).toBeLessThan(150_000);
});

test('PageHead of /shop?page=2 has its own description', async () => {
  await visitPage('/shop');
  const first = getMetaContent('[name=description]');
  cleanup();
  await visitPage('/shop?page=2');
  expect(getMetaContent('[name=description]')).toBe(`Page 2. ${first}`);
});

test.each([
  '/nowhere',
  '/es/product/0',
  '/product/999999',
  '/shop?category=nonsense',
  `/product/${hiddenProduct?.id}`,
])('PageHead of %s has noindex and no canonical URL', async (path) => {
  await visitPage(path);
  expect(getMetaContent('[name=robots]')).toBe('noindex');
  expect(getLinkHref('[rel=canonical]')).toBeUndefined();
  expect(getLinkHref('[rel=alternate]')).toBeUndefined();
});
