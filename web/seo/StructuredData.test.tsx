import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { business } from '#contract/business';
import { categorySlugs } from '#contract/category';
import { buildUrl } from '#contract/core/endpoint';
import { listProductImages } from '#contract/products/endpoints';
import { emptyFacts, type ProductFacts } from '#contract/products/facts';
import type { Product } from '#contract/products/schema';
import { getStockLevel } from '#contract/products/stock-level';
import { isVisible } from '#contract/products/visible-products';
import { makeOption } from '#contract/testing/product';
import { shopSettingsQuery } from '../storefront/shop-settings/shop-settings-query';
import { demoProducts, findProductByName, findVisibleProduct } from '../testing/demo-data';
import { fetchFromMocks } from '../testing/fetch-from-mocks';
import {
  fetchStructuredData,
  fetchStructuredDataOfType,
  structuredDataOrigin,
} from '../testing/fetch-structured-data';
import { buildProductPageData } from '../testing/product-page-data';
import { buildShopSettings } from '../testing/shop-facts';

const origin = structuredDataOrigin;

describe('<ProductData>', () => {
  test('contains name, SKU, image, brand and offer', async () => {
    const board = findProductByName('Classic Board');
    const { name, sku, image, brand, offers } = await fetchStructuredDataOfType(
      `/es/product/${board.id}`,
      'Product',
    );
    expect({ name, sku, brand: brand.name }).toEqual({
      name: 'Tabla Clásica',
      sku: board.sku,
      brand: business.name,
    });
    expect(image[0]).toMatch(`${origin}/api/media/optimize/`);
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '68.00',
      highPrice: '188.00',
      priceCurrency: 'USD',
      offerCount: 3,
      availability: 'https://schema.org/InStock',
    });
    expect(offers.offers.at(-1)).toMatchObject({
      '@type': 'Offer',
      name: 'Grande',
      url: `${origin}/es/product/${board.id}?size=large`,
      price: '188.00',
      availability: 'https://schema.org/InStock',
    });
  });

  test('contains a single offer for a product with one option', async () => {
    const box = findProductByName('Artisan Gift Box');
    const { offers } = await fetchStructuredDataOfType(`/product/${box.id}`, 'Product');
    const url = `${origin}/product/${box.id}`;
    expect(offers).toMatchObject({ '@type': 'Offer', url, price: '95.00' });
  });

  test.each([
    ['in-stock', 'InStock'],
    ['low-stock', 'LimitedAvailability'],
    ['out-of-stock', 'OutOfStock'],
  ])('maps the stock level %s to %s', async (level, availability) => {
    const { id } = findVisibleProduct((product) => getStockLevel(product) === level);
    const { offers } = await fetchStructuredDataOfType(`/product/${id}`, 'Product');
    expect(offers.availability).toBe(`https://schema.org/${availability}`);
  });

  test('has the availability of each option, and of the product the best of them', async () => {
    const board = findProductByName('Classic Board');
    const fetchOffers = async (...stocks: readonly (number | null)[]) => {
      const options = stocks.map((stock, index) =>
        makeOption({ key: `size-${index}`, stock, isDefault: index === 0 }),
      );
      const data = buildProductPageData({ ...board, options });
      const path = `/product/${board.id}`;
      const { offers } = await fetchStructuredDataOfType(path, 'Product', data);
      return [offers, ...offers.offers].map(({ availability }) => availability.split('/').at(-1));
    };
    expect(await fetchOffers(0, 2, null)).toEqual([
      'InStock',
      'OutOfStock',
      'LimitedAvailability',
      'InStock',
    ]);
    expect(await fetchOffers(2, 0)).toEqual([
      'LimitedAvailability',
      'LimitedAvailability',
      'OutOfStock',
    ]);
    expect(await fetchOffers(0, 0)).toEqual(['OutOfStock', 'OutOfStock', 'OutOfStock']);
  });

  test('contains the servings and the facts, diets only if they are confirmed', async () => {
    const board = findProductByName('Classic Board');
    const fetchProperties = async (confirmed: boolean) => {
      const facts: ProductFacts = {
        ...emptyFacts,
        contains: ['milk', 'wheat'],
        mayContain: ['sesame'],
        diets: ['vegetarian', 'no-pork'],
        confirmed,
      };
      const data = buildProductPageData({ ...board, facts });
      const path = `/product/${board.id}`;
      const { additionalProperty } = await fetchStructuredDataOfType(path, 'Product', data);
      return additionalProperty.map((property: Readonly<Record<string, string>>) =>
        [property.name, property.value, property.propertyID].filter(Boolean),
      );
    };
    const unconfirmed = [
      ['Serves', '2–12'],
      ['Contains', 'Milk, Wheat'],
      ['May contain', 'Sesame'],
    ];
    expect(await fetchProperties(false)).toEqual(unconfirmed);
    expect(await fetchProperties(true)).toEqual([
      ...unconfirmed,
      ['Diet', 'Vegetarian', 'https://schema.org/VegetarianDiet'],
      ['Diet', 'No pork'],
    ]);
  });

  test('contains the return policy', async () => {
    const { id } = findProductByName('Classic Board');
    const { offers } = await fetchStructuredDataOfType(`/product/${id}`, 'Product');
    expect(offers.offers[0].hasMerchantReturnPolicy).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'US',
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    });
  });

  test('contains each image in three aspect ratios, the primary image first', async () => {
    const { id, imageUrl } = findProductByName('Classic Board');
    const input = { params: { id } };
    const [primary] = await fetchFromMocks(listProductImages, input);
    const other = { ...primary, imageUrl: `${primary?.imageUrl}&other` };
    const { image } = await fetchStructuredDataOfType(`/product/${id}`, 'Product', {
      [buildUrl(listProductImages, input)]: [primary, other],
    });
    expect(image).toHaveLength(6);
    expect(image[0]).toContain(imageUrl);
    expect(image[3]).toContain(other.imageUrl);
    const shapes = image.slice(0, 3).map((url: string) => {
      const { searchParams } = new URL(url);
      return Number(searchParams.get('width')) / Number(searchParams.get('height'));
    });
    expect(shapes).toEqual([1, 4 / 3, 16 / 9]);
  });

  test.each(categorySlugs.filter((slug) => slug !== 'gifts'))(
    'contains no shipping details for the category %s',
    async (slug) => {
      const { id } = findVisibleProduct(({ category }) => category === slug);
      const { offers } = await fetchStructuredDataOfType(`/product/${id}`, 'Product');
      expect(JSON.stringify(offers)).not.toContain('shippingDetails');
    },
  );

  test('contains the absolute form of a typed image URL, if valid', async () => {
    const board = findProductByName('Classic Board');
    const typed = { ...board, image: null, imageUrl: '/pictures/a board.jpg' };
    const fetchProductData = (product: Product) =>
      fetchStructuredDataOfType(`/product/${board.id}`, 'Product', buildProductPageData(product));
    expect((await fetchProductData(typed)).image).toBe(`${origin}/pictures/a%20board.jpg`);
    expect(await fetchProductData({ ...typed, imageUrl: 'http://' })).not.toHaveProperty('image');
  });

  test('is not rendered for a hidden product', async () => {
    const hidden = demoProducts.find((product) => !isVisible(product));
    const blocks = await fetchStructuredData(`/product/${hidden?.id}`);
    expect(blocks.map((block) => block['@type'])).toEqual(['BreadcrumbList']);
  });

  test('contains shipping rate and delivery time for gift boxes', async () => {
    const { id } = findProductByName('Artisan Gift Box');
    const { offers } = await fetchStructuredDataOfType(`/product/${id}`, 'Product');
    const { shippingRate, deliveryTime } = offers.shippingDetails;
    expect(shippingRate).toMatchObject({ value: 9.99, currency: 'USD' });
    expect(deliveryTime.handlingTime).toMatchObject({ minValue: 1, maxValue: 3 });
    expect(deliveryTime.transitTime).toMatchObject({ minValue: 2, maxValue: 5 });
  });

  test('has the shipping rate of the settings', async () => {
    const { id } = findProductByName('Artisan Gift Box');
    const { offers } = await fetchStructuredDataOfType(`/product/${id}`, 'Product', {
      [shopSettingsQuery.url]: buildShopSettings({ shippingFee: 12.5 }),
    });
    expect(offers.shippingDetails.shippingRate.value).toBe(12.5);
  });

  test('escapes </script> in product texts', async () => {
    const board = {
      ...findProductByName('Classic Board'),
      name: '</script><script>alert(1)</script>',
    };
    const path = `/product/${board.id}`;
    const { name } = await fetchStructuredDataOfType(path, 'Product', buildProductPageData(board));
    expect(name).toBe(board.name);
  });

  test('is accompanied by breadcrumbs from home to the product', async () => {
    const board = findProductByName('Classic Board');
    const { itemListElement: steps } = await fetchStructuredDataOfType(
      `/es/product/${board.id}`,
      'BreadcrumbList',
    );
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

test('<BreadcrumbData> of a shop category lists home, shop and category', async () => {
  const { itemListElement: steps } = await fetchStructuredDataOfType(
    '/shop?category=gifts&page=1',
    'BreadcrumbList',
  );
  expect(steps.map(({ item }: { item: string }) => item)).toEqual([
    `${origin}/`,
    `${origin}/shop`,
    `${origin}/shop?category=gifts`,
  ]);
});

test.each(['/', '/es', '/contact', '/es/contact'])(
  '<LocalBusinessData> on %s describes the business',
  async (path) => {
    expect(await fetchStructuredDataOfType(path, 'FoodEstablishment')).toMatchObject({
      name: 'La Higuera',
      url: `${origin}/`,
      image: `${origin}/la-higuera.jpg`,
      logo: `${origin}/icons/icon-512.png`,
      geo: { '@type': 'GeoCoordinates', latitude: 34.12, longitude: -118.2 },
      hasMap: expect.stringContaining('York+Boulevard'),
      priceRange: '$$',
      servesCuisine: path.startsWith('/es') ? 'Charcutería' : 'Charcuterie',
      areaServed: expect.arrayContaining([
        expect.objectContaining({ '@type': 'Place', name: 'Silver Lake' }),
        expect.objectContaining({ '@type': 'City', name: 'Pasadena' }),
      ]),
      description: business.tagline[path.startsWith('/es') ? 'es' : 'en'],
      telephone: business.phone.e164,
      address: { postalCode: '90042', addressLocality: 'Los Angeles' },
      openingHoursSpecification: {
        dayOfWeek: business.openDays.map((day) => `https://schema.org/${day}`),
        opens: '11:00',
        closes: '19:00',
      },
    });
  },
);

test('<LocalBusinessData> references image files that exist', () => {
  for (const path of ['la-higuera.jpg', 'icons/icon-512.png']) {
    expect(existsSync(join(import.meta.dirname, '../../public', path))).toBe(true);
  }
});

test.each(['/', '/es'])('<WebSiteData> on %s has one URL for both languages', async (path) => {
  expect(await fetchStructuredDataOfType(path, 'WebSite')).toMatchObject({
    name: 'La Higuera',
    url: `${origin}/`,
    inLanguage: ['en', 'es'],
  });
});
