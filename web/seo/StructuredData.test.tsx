import { cleanup } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { business } from '#contract/business';
import { categorySlugs } from '#contract/category';
import { isShown } from '#contract/shop-list';
import { stockLevel } from '#contract/stock';
import { catalogue, productNamed, shownProduct } from '../testing/demo-shop';
import { productAnswers } from '../testing/product-answers';
import { renderPage } from '../testing/render-page';

const origin = 'http://localhost:3000';

/** The data block of a type on the page at hand. */
function dataOf(type: string) {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return blocks
    .map(({ textContent }) => JSON.parse(textContent ?? ''))
    .find((data) => data['@type'] === type);
}

describe('what a product’s page tells search engines', () => {
  test('is its name, its code, its picture and its offer', async () => {
    const board = productNamed('Classic Board');
    await renderPage(`/es/product/${board.id}`);
    const { name, sku, image, brand, offers } = dataOf('Product');
    expect({ name, sku, brand: brand.name }).toEqual({
      name: 'Tabla Clásica',
      sku: board.sku,
      brand: business.name,
    });
    expect(image).toMatch(`${origin}/api/media/optimize/`);
    expect(offers).toMatchObject({
      '@type': 'Offer',
      url: `${origin}/es/product/${board.id}`,
      price: board.price.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    });
  });

  test('is that it is gone when it is gone', async () => {
    const { id } = shownProduct((product) => stockLevel(product) === 'out-of-stock');
    await renderPage(`/product/${id}`);
    expect(dataOf('Product').offers.availability).toBe('https://schema.org/OutOfStock');
  });

  test.each(categorySlugs.filter((slug) => slug !== 'gifts'))(
    'is nothing of shipping when it is one of %s',
    async (slug) => {
      const { id } = shownProduct(({ category }) => category === slug);
      await renderPage(`/product/${id}`);
      expect(dataOf('Product').offers).not.toHaveProperty('shippingDetails');
    },
  );

  test('is where its picture is when that was typed', async () => {
    const board = productNamed('Classic Board');
    const typed = { ...board, image: null, imageUrl: '/pictures/a board.jpg' };
    await renderPage(`/product/${board.id}`, { data: productAnswers(typed) });
    expect(dataOf('Product').image).toBe(`${origin}/pictures/a%20board.jpg`);
    cleanup();
    const nowhere = { ...typed, imageUrl: 'http://' };
    await renderPage(`/product/${board.id}`, { data: productAnswers(nowhere) });
    expect(dataOf('Product')).not.toHaveProperty('image');
  });

  test('is nothing when the shop hides it', async () => {
    const hidden = catalogue.find((product) => !isShown(product));
    await renderPage(`/product/${hidden?.id}`);
    expect(dataOf('BreadcrumbList')).toBeDefined();
    expect(dataOf('Product')).toBeUndefined();
  });

  test('is what shipping costs and how long it takes when it is a gift box', async () => {
    const { id } = shownProduct(({ category }) => category === 'gifts');
    await renderPage(`/product/${id}`);
    const { shippingRate, deliveryTime } = dataOf('Product').offers.shippingDetails;
    expect(shippingRate).toMatchObject({ value: 9.99, currency: 'USD' });
    expect(deliveryTime.handlingTime).toMatchObject({ minValue: 1, maxValue: 3 });
    expect(deliveryTime.transitTime).toMatchObject({ minValue: 2, maxValue: 5 });
  });

  test('cannot end its own block', async () => {
    const board = { ...productNamed('Classic Board'), name: '</script><script>alert(1)</script>' };
    await renderPage(`/product/${board.id}`, { data: productAnswers(board) });
    const block = document.querySelector('script[type="application/ld+json"]');
    expect(block?.innerHTML).not.toContain('<');
    expect(dataOf('Product').name).toBe(board.name);
  });

  test('is the way to it', async () => {
    const board = productNamed('Classic Board');
    await renderPage(`/es/product/${board.id}`);
    const steps = dataOf('BreadcrumbList').itemListElement;
    expect(
      steps.map(({ position, name, item }: Record<string, unknown>) => [position, name, item]),
    ).toEqual([
      [1, 'Inicio', `${origin}/es`],
      [2, 'Tienda', `${origin}/es/shop`],
      [3, 'Tablas de charcutería', `${origin}/es/shop?category=boards`],
      [4, 'Tabla Clásica', `${origin}/es/product/${board.id}`],
    ]);
  });
});

test('a category of the shop tells the way to it', async () => {
  await renderPage('/shop?category=gifts&page=1');
  const steps = dataOf('BreadcrumbList').itemListElement;
  expect(steps.map(({ item }: { item: string }) => item)).toEqual([
    `${origin}/`,
    `${origin}/shop`,
    `${origin}/shop?category=gifts`,
  ]);
});

test.each(['/', '/es', '/contact', '/es/contact'])('%s tells who the shop is', async (at) => {
  await renderPage(at);
  expect(dataOf('FoodEstablishment')).toMatchObject({
    name: 'La Higuera',
    description: business.tagline[at.startsWith('/es') ? 'es' : 'en'],
    telephone: business.phone.dialled,
    address: { postalCode: '90042', addressLocality: 'Los Angeles' },
    openingHoursSpecification: {
      dayOfWeek: business.openDays.map((day) => `https://schema.org/${day}`),
      opens: '11:00',
      closes: '19:00',
    },
  });
});
