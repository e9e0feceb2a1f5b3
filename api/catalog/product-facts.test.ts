import { afterAll, describe, expect, test } from 'vitest';
import { emptyFacts } from '#contract/products/facts';
import { factMessages } from '#contract/products/messages';
import { createCatalogClient } from '../testing/catalog-client';
import { createCsvFile, importCsv, newProductRow } from '../testing/product-csv';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const catalogClient = await createCatalogClient(server);

const texts = { ingredients: 'Brie, grapes', allergens: 'Milk' };
const confirmedFacts = { ...emptyFacts, contains: ['milk'], occasions: ['gift'], confirmed: true };

const update = async (id: number, changes: object) => {
  const { translations: _, facts: __, ...product } = { ...(await catalogClient.fetchProduct(id)) };
  return catalogClient.sendJson('PUT', `/api/products/${id}`, { ...product, ...changes });
};

describe('facts of a product', () => {
  test('are read from the texts if POST /api/products has none', async () => {
    const { id, facts } = await catalogClient.createProduct(texts);
    expect(facts).toEqual({
      ...emptyFacts,
      contains: ['milk'],
      diets: ['vegetarian', 'no-pork', 'no-gluten', 'no-alcohol'],
    });
    expect((await catalogClient.fetchProduct(id))?.facts).toEqual(facts);
  });

  test('are stored as given, and stay confirmed after a change of the price', async () => {
    const { id, facts } = await catalogClient.createProduct({ ...texts, facts: confirmedFacts });
    expect(facts).toEqual(confirmedFacts);
    expect((await update(id, { price: 99 })).json).toMatchObject({ facts: confirmedFacts });
  });

  test('are no longer confirmed once an update changes the texts', async () => {
    const { id } = await catalogClient.createProduct({ ...texts, facts: confirmedFacts });
    const { json } = await update(id, { ingredients: 'Brie, almonds' });
    expect(json).toMatchObject({ facts: { ...confirmedFacts, confirmed: false } });
  });

  test('are no longer confirmed once an import changes the texts', async () => {
    const { id } = await catalogClient.createProduct({ ...texts, facts: confirmedFacts });
    const row = { ...newProductRow, id: String(id), allergens: 'Milk, soy' };
    expect((await importCsv(catalogClient, createCsvFile([row]))).status).toBe(200);
    const product = await catalogClient.fetchProduct(id);
    expect(product?.facts).toEqual({ ...confirmedFacts, confirmed: false });
  });

  test('are rejected with 400 if they contradict each other', async () => {
    const facts = { contains: ['wheat'], diets: ['no-gluten'] };
    const { status, json } = await catalogClient.sendJson('POST', '/api/products', {
      ...newProductRow,
      facts,
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      issues: expect.arrayContaining([
        { path: 'facts.diets', message: factMessages.glutenContradiction.en },
      ]),
    });
  });
});
