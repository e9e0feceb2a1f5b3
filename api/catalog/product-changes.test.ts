import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { productMessages } from '#contract/products/messages';
import { createCatalogClient } from '../testing/catalog-client';
import { startTestServer } from '../testing/test-server';

const now = '2026-11-21T19:00:00.000Z';
const server = await startTestServer({ clock: () => new Date(now) });
afterAll(server.close);
const catalogClient = await createCatalogClient(server);
const change = (changes: readonly object[], language = 'en') =>
  catalogClient.sendJson('POST', '/api/products/changes', { changes, language });

test('POST /api/products/changes changes flags and quantities, keeps other fields, and increments versions', async () => {
  const [one, two] = [
    await catalogClient.createProduct({ featured: true }),
    await catalogClient.createProduct(),
  ];
  const changes = [
    { id: two.id, quantityAvailable: '' },
    { id: one.id, inStock: false, quantityAvailable: '5' },
    { id: 999_999, inStock: true },
    { id: 2 ** 40, inStock: true },
  ];
  const { status, json } = await change(changes);
  const products = [
    { ...two, version: 2 },
    { ...one, inStock: false, quantityAvailable: 5, version: 2 },
  ];
  expect(status).toBe(200);
  expect(json).toEqual({ done: [two.id, one.id], missing: [999_999, 2 ** 40], products });
  expect([
    await catalogClient.fetchProduct(two.id),
    await catalogClient.fetchProduct(one.id),
  ]).toEqual(products);
});

test('PUT /api/products/:id answers 409 for a version from before a bulk change', async () => {
  const product = await catalogClient.createProduct();
  await change([{ id: product.id, featured: true }]);
  const { status } = await catalogClient.sendJson('PUT', `/api/products/${product.id}`, product);
  expect(status).toBe(409);
});

test('POST /api/products/changes sets prices in cents and keeps omitted ones', async () => {
  const [one, two, three] = [
    await catalogClient.createProduct(),
    await catalogClient.createProduct(),
    await catalogClient.createProduct(),
  ];
  const changes = [
    { id: one.id, price: 1.15 },
    { id: two.id, price: '$1,050.5' },
    { id: three.id, featured: true },
  ];
  expect(await change(changes)).toMatchObject({
    status: 200,
    json: { products: [{ price: 1.15 }, { price: 1050.5 }, { price: three.price }] },
  });
  const stored = await server.database('products').where({ id: one.id }).first('price_cents');
  expect(stored).toEqual({ price_cents: 115 });
});

describe.each(languages)('POST /api/products/changes in %s', (language) => {
  test('changes nothing when one change is invalid', async () => {
    const [one, two] = [await catalogClient.createProduct(), await catalogClient.createProduct()];
    const changes = [
      { id: one.id, inStock: false },
      { id: two.id, quantityAvailable: -1 },
    ];
    const message = productMessages.quantity[language];
    expect(await change(changes, language)).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'changes.1.quantityAvailable', message }] },
    });
    expect(await catalogClient.fetchProduct(one.id)).toEqual(one);
  });
});

test('POST /api/products/changes applies concurrent changes of the same products', async () => {
  const ids: number[] = [];
  for (let createdCount = 0; createdCount < 4; createdCount += 1)
    ids.push((await catalogClient.createProduct()).id);
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) => {
      const changes = ids.map((id, position) => ({
        id,
        quantityAvailable: (index + position) % 3,
      }));
      return change(index % 2 === 0 ? changes : changes.toReversed());
    }),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const products = await Promise.all(ids.map((id) => catalogClient.fetchProduct(id)));
  expect(products.map((product) => product?.version)).toEqual(Array(4).fill(9));
});

test('POST /api/products/changes changes 5,000 products', async () => {
  const { id: _, sku: _sku, ...template } = await server.database('products').orderBy('id').first();
  const ids: number[] = [];
  for (let rows = 0; rows < 5000; rows += 500) {
    const inserted = await server
      .database('products')
      .insert(Array(500).fill(template))
      .returning('id');
    ids.push(...inserted.map(({ id }) => id));
  }
  const changes = ids.map((id, index) => ({
    id,
    inStock: index % 2 === 0,
    quantityAvailable: index % 7,
  }));
  expect(await change(changes)).toMatchObject({ status: 200, json: { done: ids, missing: [] } });
  expect(
    await server.database('products').whereIn('id', ids).where({ in_stock: true }),
  ).toHaveLength(2500);
});
