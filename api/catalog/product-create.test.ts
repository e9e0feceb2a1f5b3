import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { productErrors, productMessages } from '#contract/products/messages';
import { demoImages } from '#demo/images';
import { boardInput, createCatalogClient } from '../testing/catalog-client';
import { startTestServer } from '../testing/test-server';

const now = '2026-11-21T19:00:00.000Z';
const server = await startTestServer({ clock: () => new Date(now) });
afterAll(server.close);
const catalogClient = await createCatalogClient(server);
const create = (body: object) => catalogClient.sendJson('POST', '/api/products', body);
const countProducts = async () => (await server.database('products')).length;

const [image] = demoImages;
const fileId = image?.id ?? '';

test('POST /api/products answers the new product and adds it to the list', async () => {
  await server.sendRequest('/api/products');
  const { status, json } = await create({ ...boardInput, price: '88.50', sku: ' LH-NEW ' });
  expect(status).toBe(201);
  expect(json).toMatchObject({
    ...boardInput,
    sku: 'LH-NEW',
    image: null,
    translations: {},
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  const list = (await server.sendRequest('/api/products')).json;
  expect(list).toEqual(expect.arrayContaining([json]));
});

test('POST /api/products stores every field', async () => {
  const fullProduct = {
    ...boardInput,
    name: '<b>Higos</b> & queso 🧀',
    price: 99_999.99,
    category: 'gifts',
    origin: 'Highland Park',
    producer: 'La Higuera',
    artisan: 'Elena',
    materials: 'Walnut',
    dimensions: '12 x 8 x 2 in',
    weight: '2.5 lb',
    sku: 'LH-WHOLE',
    priceTiers: 'Small: $80\nLarge: $120',
    ingredients: 'Figs',
    allergens: 'Milk',
    servingSize: 'Serves 5–8',
    perfectFor: 'Picnics',
    quantityAvailable: 3,
    inStock: false,
    featured: true,
    seasonal: true,
    translations: { es: { name: 'Tabla de higos', ingredients: 'Higos' } },
  };
  const { id } = await catalogClient.createProduct(fullProduct);
  expect(await catalogClient.fetchProduct(id)).toMatchObject(fullProduct);
});

test('POST /api/products makes a library image URL the primary image', async () => {
  const imageUrl = `/api/media/optimize/${fileId}?v=0000000000&width=400`;
  const { id, image } = await catalogClient.createProduct({ imageUrl });
  expect(image?.publitioId).toBe(fileId);
  expect(await catalogClient.fetchImages(id)).toMatchObject([
    { publitioId: fileId, isPrimary: true },
  ]);
});

describe.each(languages)('POST /api/products in %s', (language) => {
  test('answers 400 with all field errors', async () => {
    const before = await countProducts();
    const { status, json } = await create({ language, price: -1 });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      issues: [
        { path: 'name', message: productMessages.name[language] },
        { path: 'price', message: productMessages.price[language] },
        { path: 'region', message: productMessages.region[language] },
        { path: 'category', message: productMessages.category[language] },
        { path: 'imageUrl', message: productMessages.imageUrl[language] },
        { path: 'description', message: productMessages.description[language] },
      ],
    });
    expect(await countProducts()).toBe(before);
  });

  test('answers 409 for a SKU in use', async () => {
    const sku = `LH-TAKEN-${language}`;
    await catalogClient.createProduct({ sku });
    const before = await countProducts();
    const message = productErrors.skuTaken[language];
    expect(await create({ ...boardInput, sku, language })).toMatchObject({
      status: 409,
      json: { message, issues: [{ path: 'sku', message }] },
    });
    expect(await countProducts()).toBe(before);
  });

  test('answers 400 for a private or missing image and stores nothing', async () => {
    const hiddenId = demoImages[1]?.id ?? '';
    await catalogClient.sendJson('PUT', `/api/media/files/${hiddenId}`, { privacy: 'private' });
    const before = await countProducts();
    for (const id of [hiddenId, 'nothere']) {
      const message = productErrors.imageNotFound[language];
      const imageUrl = `/api/media/optimize/${id}`;
      expect(await create({ ...boardInput, imageUrl, language })).toMatchObject({
        status: 400,
        json: { message, issues: [{ path: 'imageUrl', message }] },
      });
    }
    expect(await countProducts()).toBe(before);
  });
});

test('POST /api/products answers 400 for the price 1e309 (Infinity)', async () => {
  const body = JSON.stringify({ ...boardInput, price: 0 }).replace('"price":0', '"price":1e309');
  const response = await catalogClient.sendRequest('/api/products', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
    body,
  });
  expect(response).toMatchObject({ status: 400, json: { issues: [{ path: 'price' }] } });
});

test('POST /api/products accepts several products without a SKU', async () => {
  const products = [
    await catalogClient.createProduct({ sku: '' }),
    await catalogClient.createProduct({ sku: ' ' }),
  ];
  expect(products.map(({ sku }) => sku)).toEqual([null, null]);
});

test('POST /api/products creates one of many concurrent products with the same SKU', async () => {
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => create({ ...boardInput, sku: 'LH-RACE' })),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(7).fill(409)]);
  expect(server.logged).toEqual([]);
});

test('POST /api/products accepts the maximum length in all fields', async () => {
  const longText = '🍇'.repeat(5000);
  const texts = {
    description: longText,
    materials: longText,
    allergens: longText,
    ingredients: longText,
  };
  const { status } = await create({ ...boardInput, ...texts, translations: { es: texts } });
  expect(status).toBe(201);
});
