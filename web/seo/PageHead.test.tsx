import { statSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup } from '@testing-library/react';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildCroppedImageUrl, ogImageSize } from '#contract/media/image-options';
import { isVisible } from '#contract/products/rules';
import { demoProducts, productNamed } from '../testing/demo-shop';
import { buildProductResponses } from '../testing/product-answers';
import { renderPage } from '../testing/render-page';

const hiddenProduct = demoProducts.find((product) => !isVisible(product));

const origin = 'http://localhost:3000';

const link = (selector: string) =>
  document.head.querySelector(`link${selector}`)?.getAttribute('href');
const meta = (selector: string) =>
  document.head.querySelector(`meta${selector}`)?.getAttribute('content');

const pages = [
  {
    at: '/',
    title: 'La Higuera: charcuterie in Highland Park, Los Angeles',
    en: '/',
    es: '/es',
  },
  {
    at: '/en',
    title: 'La Higuera: charcuterie in Highland Park, Los Angeles',
    en: '/',
    es: '/es',
  },
  {
    at: '/es',
    title: 'La Higuera: charcutería artesanal en Los Ángeles',
    en: '/',
    es: '/es',
  },
  {
    at: '/en/shop',
    title: 'Charcuterie boards, tables & gifts in Highland Park, LA',
    en: '/shop',
    es: '/es/shop',
  },
  {
    at: '/shop/',
    title: 'Charcuterie boards, tables & gifts in Highland Park, LA',
    en: '/shop',
    es: '/es/shop',
  },
  {
    at: '/shop?page=1&utm_source=x',
    title: 'Charcuterie boards, tables & gifts in Highland Park, LA',
    en: '/shop',
    es: '/es/shop',
  },
  {
    at: '/shop?category=Gift%20Box',
    title: 'Charcuterie gift boxes from Los Angeles | La Higuera',
    en: '/shop?category=gifts',
    es: '/es/shop?category=gifts',
  },
  {
    at: '/es/shop?category=boards&page=2',
    title: 'Tablas de charcutería en Los Ángeles, página 2 | La Higuera',
    en: '/shop?category=boards&page=2',
    es: '/es/shop?category=boards&page=2',
  },
  {
    at: '/shop?page=999',
    title: 'Charcuterie boards, tables & gifts in Highland Park, LA, page 3',
    en: '/shop?page=3',
    es: '/es/shop?page=3',
  },
  {
    at: '/es/shop-categories',
    title: 'Compra por categoría | La Higuera',
    en: '/shop-categories',
    es: '/es/shop-categories',
  },
  {
    at: '/about',
    title: 'Meet Elena and Marisol Figueroa | La Higuera',
    en: '/about',
    es: '/es/about',
  },
  {
    at: '/es/contact?subject=Hola',
    title: 'Contacto y entregas | La Higuera',
    en: '/contact',
    es: '/es/contact',
  },
];

const expectTwitterToAgree = () => {
  expect(meta('[name="twitter:card"]')).toBe('summary_large_image');
  for (const part of ['title', 'description', 'image']) {
    expect(meta(`[name="twitter:${part}"]`)).toBe(meta(`[property="og:${part}"]`));
  }
};

describe.each(pages)('PageHead of $path', ({ at, title, en, es }) => {
  const spanish = at.startsWith('/es');
  const own = origin + (spanish ? es : en);

  test('has a title, a description and matching Open Graph tags', async () => {
    await renderPage(at);
    expect(document.title).toBe(title);
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    expect(meta('[property="og:title"]')).toBe(document.title);
    expect(meta('[name=description]')).toMatch(/^.{50,155}$/);
    expect(meta('[property="og:description"]')).toBe(meta('[name=description]'));
    expect(meta('[property="og:site_name"]')).toBe('La Higuera');
    expect(meta('[property="og:locale"]')).toBe(spanish ? 'es_US' : 'en_US');
    expectTwitterToAgree();
  });

  test('has an Open Graph image with size and alt text', async () => {
    await renderPage(at);
    expect(meta('[property="og:image"]')).toMatch(/^http:\/\/localhost:3000\/\S+$/);
    expect(Number(meta('[property="og:image:width"]'))).toBeGreaterThanOrEqual(1200);
    expect(Number(meta('[property="og:image:height"]'))).toBeGreaterThanOrEqual(600);
    expect(meta('[property="og:image:alt"]')).not.toBe('');
  });

  test('has a canonical URL and hreflang links', async () => {
    await renderPage(at);
    expect(link('[rel=canonical]')).toBe(own);
    expect(meta('[property="og:url"]')).toBe(own);
    expect(link('[hreflang=en]')).toBe(origin + en);
    expect(link('[hreflang=es]')).toBe(origin + es);
    expect(link('[hreflang=x-default]')).toBe(origin + en);
    expect(meta('[name=robots]')).toBeUndefined();
  });
});

test('PageHead of /es/product/:id has the product’s Open Graph image and alt text', async () => {
  const board = productNamed('Classic Board');
  await renderPage(`/es/product/${board.id}`);
  expect(document.title).toBe('Tabla Clásica | La Higuera');
  expect(meta('[property="og:type"]')).toBe('product');
  expect(meta('[property="og:image"]')).toBe(
    origin + buildCroppedImageUrl(board.imageUrl, ogImageSize),
  );
  expect(meta('[property="og:image:width"]')).toBe('1200');
  expect(meta('[property="og:image:height"]')).toBe('630');
  expect(meta('[property="og:image:alt"]')).toBe(board.image?.alt.es);
  expectTwitterToAgree();
});

test('PageHead states the real size of a small Open Graph image', async () => {
  const board = productNamed('Classic Board');
  if (!board.image) throw new Error('The board has no picture.');
  const small = { ...board, image: { ...board.image, width: 600, height: 450 } };
  await renderPage(`/product/${board.id}`, { data: buildProductResponses(small) });
  expect(meta('[property="og:image:width"]')).toBe('600');
  expect(meta('[property="og:image:height"]')).toBe('315');
});

test('PageHead of a page without an image uses the default image with its real size', async () => {
  await renderPage('/es/faq');
  const { pathname } = new URL(String(meta('[property="og:image"]')));
  const file = join(import.meta.dirname, '../../public', pathname);
  const { width, height } = await sharp(file).metadata();
  expect(meta('[property="og:image:width"]')).toBe(String(width));
  expect(meta('[property="og:image:height"]')).toBe(String(height));
  expect(meta('[property="og:image:alt"]')).toMatch(/^Tabla con mango/);
  expect(statSync(file).size).toBeLessThan(150_000);
});

test('PageHead of /shop?page=2 has its own description', async () => {
  await renderPage('/shop');
  const first = meta('[name=description]');
  cleanup();
  await renderPage('/shop?page=2');
  expect(meta('[name=description]')).toBe(`Page 2. ${first}`);
});

test.each([
  '/nowhere',
  '/es/product/0',
  '/product/999999',
  '/shop?category=nonsense',
  `/product/${hiddenProduct?.id}`,
])('PageHead of %s has noindex and no canonical URL', async (at) => {
  await renderPage(at);
  expect(meta('[name=robots]')).toBe('noindex');
  expect(link('[rel=canonical]')).toBeUndefined();
  expect(link('[rel=alternate]')).toBeUndefined();
});
