import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { importProducts } from '#contract/products/admin-endpoints';
import { optionMessages } from '#contract/products/messages';
import { makeOption } from '#contract/testing/product';
import { createCatalogClient } from '../testing/catalog-client';
import { createCsvFile, importCsv, parseProductCsv } from '../testing/product-csv';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const catalogClient = await createCatalogClient(server);

const small = makeOption({
  key: 'small',
  name: { en: 'Small', es: 'Chica' },
  price: 58,
  serves: { from: 2, to: 4 },
  isDefault: false,
});
const large = makeOption({
  key: 'large',
  name: { en: 'Large', es: 'Grande' },
  price: 98,
  stock: 3,
  quantityPrices: [{ minQuantity: 10, price: 90 }],
});
const options = [small, large];
const priceTiers = 'Small, 2–4 people: $58\nLarge: $98\n10 or more, each: $90';

const createBoard = (changes: object = {}) => catalogClient.createProduct({ options, ...changes });
const update = (id: number, body: object) =>
  catalogClient.sendJson('PUT', `/api/products/${id}`, body);
const change = (changes: object) =>
  catalogClient.sendJson('POST', '/api/products/changes', { changes: [changes] });

const boardFields = {
  name: 'Fig Board',
  price: 108,
  region: 'Spain',
  category: 'boards',
  imageUrl: '/images/figs.jpg',
  description: 'Figs and three cheeses.',
};

describe('POST /api/products', () => {
  test('stores options and writes price and price texts from them', async () => {
    const product = await createBoard({ price: 1, priceTiers: 'ignored' });
    expect(product).toMatchObject({
      options,
      price: 98,
      priceTiers,
      translations: {
        es: {
          priceTiers: 'Chica, 2 a 4 personas: $58\nGrande: $98\n10 o más, cada una: $90',
        },
      },
    });
    expect(await catalogClient.fetchProduct(product.id)).toEqual(product);
  });

  test('answers 400 for options without a default', async () => {
    const { status, json } = await catalogClient.sendJson('POST', '/api/products', {
      ...boardFields,
      options: [small],
    });
    expect(status).toBe(400);
    const message = optionMessages.oneDefault.en;
    expect(json).toMatchObject({ issues: [{ path: 'options', message }] });
  });
});

describe('PUT /api/products/:id', () => {
  test('without options makes the price the default option’s price, and ignores a price text', async () => {
    const { id } = await createBoard();
    const { status, json } = await update(id, { ...boardFields, priceTiers: 'Small: $1' });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      price: 108,
      options: [small, { ...large, price: 108 }],
      priceTiers: 'Small, 2–4 people: $58\nLarge: $108\n10 or more, each: $90',
    });
  });

  test('with options replaces them, and with an empty list removes them', async () => {
    const { id } = await createBoard();
    const onlySmall = [{ ...small, isDefault: true }];
    expect((await update(id, { ...boardFields, options: onlySmall })).json).toMatchObject({
      price: 58,
      options: onlySmall,
    });
    const text = 'One size';
    const cleared = { ...boardFields, options: [], priceTiers: text };
    expect((await update(id, cleared)).json).toMatchObject({
      price: 108,
      options: [],
      priceTiers: text,
    });
  });

  test('with an outdated version answers 409 with the current options', async () => {
    const { id } = await createBoard();
    await update(id, boardFields);
    const { status, json } = await update(id, { ...boardFields, options: [], version: 1 });
    expect(status).toBe(409);
    expect(json).toMatchObject({ current: { options: [small, { ...large, price: 108 }] } });
  });
});

describe('POST /api/products/changes', () => {
  test('makes a price the default option’s price, in both texts', async () => {
    const { id } = await createBoard();
    const { json } = await change({ id, price: 89 });
    expect(json).toMatchObject({
      products: [
        {
          price: 89,
          options: [small, { ...large, price: 89, quantityPrices: [] }],
          priceTiers: 'Small, 2–4 people: $58\nLarge: $89',
          translations: { es: { priceTiers: 'Chica, 2 a 4 personas: $58\nGrande: $89' } },
        },
      ],
    });
  });

  test('sets the prices of several options, and keeps their stock', async () => {
    const { id } = await createBoard();
    const optionPrices = [
      { key: 'small', price: 60 },
      { key: 'large', price: 100, quantityPrices: [{ minQuantity: 10, price: 92 }] },
    ];
    const { json } = await change({ id, price: 100, optionPrices });
    const newLarge = { ...large, price: 100, quantityPrices: [{ minQuantity: 10, price: 92 }] };
    expect(json).toMatchObject({
      products: [{ price: 100, options: [{ ...small, price: 60 }, newLarge] }],
    });
  });

  test('changes products of earlier versions whose options have the same name', async () => {
    const { id } = await createBoard();
    const options = [small, { ...large, name: small.name }];
    await server
      .database('products')
      .where({ id })
      .update({ options: JSON.stringify(options) });
    expect((await change({ id, featured: true, price: 99 })).json).toMatchObject({
      products: [
        { featured: true, options: [{ name: small.name }, { name: small.name, price: 99 }] },
      ],
    });
    expect(await catalogClient.fetchProduct(id)).toMatchObject({ featured: true, price: 99 });
  });

  test('sets the stock of options, keeps the rest, and skips keys that do not exist', async () => {
    const { id } = await createBoard();
    const optionStocks = [
      { key: 'small', stock: null },
      { key: 'large', stock: 2 },
      { key: 'gone', stock: 9 },
    ];
    const { json } = await change({ id, optionStocks });
    expect(json).toMatchObject({
      products: [
        {
          price: 98,
          options: [
            { ...small, stock: null },
            { ...large, stock: 2 },
          ],
        },
      ],
    });
  });

  test('changes other fields without touching options', async () => {
    const board = await createBoard();
    await change({ id: board.id, featured: true });
    expect(await catalogClient.fetchProduct(board.id)).toMatchObject({
      options,
      featured: true,
      priceTiers,
    });
  });
});

test('POST /api/products/restorations restores the options of a deleted product', async () => {
  const { id } = await createBoard();
  await catalogClient.sendJson('POST', '/api/products/deletions', { ids: [id] });
  await catalogClient.sendJson('POST', '/api/products/restorations', { ids: [id] });
  expect(await catalogClient.fetchProduct(id)).toMatchObject({ options, priceTiers });
});

describe('POST /api/products/import', () => {
  async function importRow(id: number, cells: Record<string, string>) {
    const rows = parseProductCsv(await catalogClient.sendRequest('/api/products.csv'));
    const row = rows.find((candidate) => candidate.id === String(id));
    const { json } = await importCsv(catalogClient, createCsvFile([{ ...row, ...cells }]));
    return v.parse(importProducts.response, json);
  }

  test('changes the default option’s price, and its undo restores the options', async () => {
    const { id } = await createBoard();
    const { importId } = await importRow(id, { price: '120.00' });
    expect(await catalogClient.fetchProduct(id)).toMatchObject({
      price: 120,
      options: [small, { ...large, price: 120 }],
      priceTiers: 'Small, 2–4 people: $58\nLarge: $120\n10 or more, each: $90',
    });
    await catalogClient.sendJson('POST', '/api/products/import/undo', { importId });
    expect(await catalogClient.fetchProduct(id)).toMatchObject({ price: 98, options, priceTiers });
  });

  test('leaves a row unchanged whose only difference is a price text that options write', async () => {
    const { id } = await createBoard();
    const { rows } = await importRow(id, { price_tiers: 'Small: $1', price_tiers_es: 'Chica: $1' });
    expect(rows).toMatchObject([{ verdict: 'unchanged' }]);
  });
});
