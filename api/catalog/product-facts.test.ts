import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { emptyFacts } from '#contract/products/facts';
import { factMessages, optionMessages } from '#contract/products/messages';
import { product } from '#contract/products/schema';
import { createCatalogClient } from '../testing/catalog-client';
import {
  createCsvFile,
  importCsv,
  newProductRow,
  parseImportedRows,
  parseProductCsv,
} from '../testing/product-csv';
import { startTestServer } from '../testing/test-server';
import { findProduct } from './product-store';

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

  test('are no longer confirmed once a client that sends them back changes the texts', async () => {
    const { id } = await catalogClient.createProduct({ ...texts, facts: confirmedFacts });
    const changes = { allergens: 'Milk, soy', facts: confirmedFacts };
    const { json } = await update(id, changes);
    expect(json).toMatchObject({ facts: { ...confirmedFacts, confirmed: false } });
  });

  test('stay confirmed if they were checked against the new texts', async () => {
    const { id } = await catalogClient.createProduct({ ...texts, facts: confirmedFacts });
    const changes = { name: 'Fig Crate', facts: confirmedFacts, factsMatchTexts: true };
    expect((await update(id, changes)).json).toMatchObject({ facts: confirmedFacts });
  });

  test.each<Readonly<Record<string, string>>>([
    { occasions: 'gift' },
    { occasions: 'birthday', facts_confirmed: 'yes' },
  ])('are no longer confirmed once an import changes the texts: %o', async (cells) => {
    const { id } = await catalogClient.createProduct({ ...texts, facts: confirmedFacts });
    const row = { ...newProductRow, ...cells, id: String(id), allergens: 'Milk, soy' };
    expect((await importCsv(catalogClient, createCsvFile([row]))).status).toBe(200);
    const updated = await catalogClient.fetchProduct(id);
    expect(updated?.facts).toMatchObject({
      contains: ['milk'],
      occasions: [cells.occasions],
      confirmed: false,
    });
  });

  test('are read with the name that an earlier version stored for what can be left out', async () => {
    const { id } = await catalogClient.createProduct({ ...texts, facts: confirmedFacts });
    const { canBeLeftOut: _, ...others } = confirmedFacts;
    const stored = JSON.stringify({ ...others, madeWithout: ['milk'] });
    await server.database('products').where({ id }).update({ facts: stored });
    const { facts } = (await findProduct(server.database, id)) ?? {};
    expect(facts).toEqual({ ...confirmedFacts, canBeLeftOut: ['milk'] });
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

describe('POST /api/products/changes', () => {
  test('confirms facts, unless the product has changed since', async () => {
    const { id, version } = await catalogClient.createProduct(texts);
    const confirm = () =>
      catalogClient.sendJson('POST', '/api/products/changes', {
        changes: [{ id, version, facts: confirmedFacts }],
      });
    expect((await confirm()).json).toMatchObject({
      done: [id],
      products: [{ facts: confirmedFacts }],
    });
    expect((await confirm()).json).toMatchObject({ done: [], missing: [id] });
  });
});

describe('facts in the products’ CSV', () => {
  const row = { ...newProductRow, ...texts };

  test('are imported by the names of the API, in any order', async () => {
    const newRow = {
      ...row,
      sku: 'QUINCE-CRATE',
      contains: 'soy; Milk',
      diets: 'no-pork',
      can_be_left_out: 'soy',
      occasions: 'gift, birthday',
      serves_from: '2',
      serves_to: '4',
      facts_confirmed: 'yes',
    };
    expect((await importCsv(catalogClient, createCsvFile([newRow]))).status).toBe(200);
    const { json } = await server.sendRequest('/api/products');
    const created = v.parse(v.array(product), json).find(({ sku }) => sku === newRow.sku);
    expect(created?.facts).toEqual({
      contains: ['milk', 'soy'],
      mayContain: [],
      diets: ['no-pork'],
      canBeLeftOut: ['soy'],
      occasions: ['birthday', 'gift'],
      serves: { from: 2, to: 4 },
      confirmed: true,
    });
  });

  test('come back unchanged from an export', async () => {
    await catalogClient.createProduct({ ...texts, facts: confirmedFacts });
    const exported = parseProductCsv(await catalogClient.sendRequest('/api/products.csv'));
    const response = await importCsv(catalogClient, createCsvFile(exported), { dryRun: true });
    const verdicts = parseImportedRows(response).map(({ verdict }) => verdict);
    expect(new Set(verdicts)).toEqual(new Set(['unchanged']));
  });

  test('list what changes, and can be emptied', async () => {
    const { id } = await catalogClient.createProduct({ ...texts, facts: confirmedFacts });
    const change = { id: String(id), occasions: '', contains: 'milk, wheat' };
    const response = await importCsv(catalogClient, createCsvFile([{ ...row, ...change }]));
    expect(parseImportedRows(response)[0]?.changes).toEqual(
      expect.arrayContaining([
        { column: 'contains', from: 'milk', to: 'milk, wheat' },
        { column: 'occasions', from: 'gift', to: '' },
        { column: 'facts_confirmed', from: 'yes', to: 'no' },
      ]),
    );
    expect((await catalogClient.fetchProduct(id))?.facts).toEqual({
      ...confirmedFacts,
      contains: ['milk', 'wheat'],
      occasions: [],
      confirmed: false,
    });
  });

  test('name the column of an unknown word', async () => {
    const file = createCsvFile([{ ...row, contains: 'milk, figs', serves_from: 'two' }]);
    const { status, json } = await importCsv(catalogClient, file);
    expect(status).toBe(400);
    expect(json).toMatchObject({
      issues: expect.arrayContaining([
        { path: 'rows.2.contains', message: factMessages.allergens.en },
        { path: 'rows.2.serves_from', message: optionMessages.serves.en },
      ]),
    });
  });
});
