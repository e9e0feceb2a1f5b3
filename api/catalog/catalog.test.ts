import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import {
  getProductSchemas,
  listFeaturedProductsSchemas,
  listProductImagesSchemas,
  listProductsSchemas,
} from '#contract/products/schema';
import { isVisible } from '#contract/products/visible-products';
import { products as demoProducts } from '#demo/products';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const { sendRequest } = server;

describe('GET /api/products', () => {
  test('answers all products, including hidden ones, newest first', async () => {
    const { status, json, headers } = await sendRequest('/api/products');
    const list = v.parse(listProductsSchemas.response, json);
    const newestFirst = demoProducts.toSorted(
      (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
    );
    expect(status).toBe(200);
    expect(list.map(({ id }) => id)).toEqual(newestFirst.map(({ id }) => id));
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('sorts products with the same creation time by descending id', async () => {
    const b = await startTestServer();
    const template = demoProducts[0];
    if (!template) throw new Error('There are no demo products.');
    const { images: _, imageUrl = '', ...fields } = template;
    const createdAt = '2030-01-01T00:00:00.000Z';
    for (const sku of ['twin-1', 'twin-2']) {
      await b.products.insert({
        ...fields,
        sku,
        createdAt,
        typedImageUrl: imageUrl,
        imageFileIds: [],
      });
    }
    const list = v.parse(listProductsSchemas.response, (await b.sendRequest('/api/products')).json);
    await b.close();
    expect(list.slice(0, 2).map(({ sku }) => sku)).toEqual(['twin-2', 'twin-1']);
  });
});

describe('GET /api/featured-products', () => {
  test('answers visible featured products, cacheable for five minutes', async () => {
    const { json, headers } = await sendRequest('/api/featured-products');
    const featured = v.parse(listFeaturedProductsSchemas.response, json);
    expect(featured.length).toBeGreaterThan(0);
    expect(featured.every((product) => product.featured && isVisible(product))).toBe(true);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });
});

describe('GET /api/products/:id', () => {
  test('answers every stored field', async () => {
    const stored = demoProducts.find(({ images }) => images.length > 0);
    const { json } = await sendRequest(`/api/products/${stored?.id}`);
    const product = v.parse(getProductSchemas.response, json);
    const { images: _, imageUrl: __, ...fields } = stored ?? {};
    expect(product).toMatchObject(fields);
    expect(product.imageUrl).toBe(product.image?.url);
    expect(product.version).toBe(1);
  });

  test('answers the external imageUrl of a product without library images', async () => {
    const productWithoutImage = demoProducts.find(({ images }) => images.length === 0);
    const { json } = await sendRequest(`/api/products/${productWithoutImage?.id}`);
    expect(v.parse(getProductSchemas.response, json)).toMatchObject({
      image: null,
      imageUrl: productWithoutImage?.imageUrl,
    });
  });

  test.each(['abc', '0', '-1', '1.5', '999999', '99999999999999', '1e400', '%00', ' '])(
    'answers 404 for the id %j',
    async (id) => {
      const { status, json } = await sendRequest(`/api/products/${encodeURI(id)}`);
      expect(status).toBe(404);
      expect(json).toEqual({ message: expect.any(String) });
    },
  );
});

describe('GET /api/products/:id/images', () => {
  test('answers the primary image first', async () => {
    const b = await startTestServer();
    const [template] = demoProducts;
    const files = (await b.products.list()).flatMap(({ image }) => image?.publitioId ?? []);
    const [first, second] = files;
    if (!template || !first || !second) throw new Error('There are too few demo images.');
    const { images: _, imageUrl = '', ...fields } = template;
    const id = await b.products.insert({
      ...fields,
      sku: 'two-images',
      typedImageUrl: imageUrl,
      imageFileIds: [second, first],
    });
    const { json } = await b.sendRequest(`/api/products/${id}/images`);
    await b.close();
    const images = v.parse(listProductImagesSchemas.response, json);
    expect(images.map(({ publitioId, isPrimary }) => [publitioId, isPrimary])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect(images[0]?.thumbnailUrl).toContain('width=400&height=400&crop=fill');
  });

  test('answers an empty list without images, and 404 for an unknown product', async () => {
    const productWithoutImage = demoProducts.find(({ images }) => images.length === 0);
    expect((await sendRequest(`/api/products/${productWithoutImage?.id}/images`)).json).toEqual([]);
    expect((await sendRequest('/api/products/999999/images')).status).toBe(404);
  });
});
