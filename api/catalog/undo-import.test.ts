import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { importProducts } from '#contract/products/admin-endpoints';
import { undoWindowHours } from '#contract/products/limits';
import { importErrors, productErrors } from '#contract/products/messages';
import { demoImages } from '#demo/images';
import { createCatalogClient } from '../testing/catalog-client';
import {
  createCsvFile,
  importCsv,
  newProductRow,
  type ProductCsvRow,
  parseProductCsv,
} from '../testing/product-csv';
import { startTestServer } from '../testing/test-server';

const now = new Date('2026-11-22T05:00:00.000Z');
const server = await startTestServer({ clock: () => now });
afterAll(server.close);
const catalogClient = await createCatalogClient(server);

async function exportRow(id: number): Promise<ProductCsvRow> {
  const rows = parseProductCsv(await catalogClient.sendRequest('/api/products.csv'));
  const row = rows.find((candidate) => candidate.id === String(id));
  if (!row) throw new Error(`The CSV has no product ${id}.`);
  return row;
}

async function importRows(...rows: ProductCsvRow[]): Promise<number | null> {
  const { json } = await importCsv(catalogClient, createCsvFile(rows));
  return v.parse(importProducts.response, json).importId;
}

const undo = (importId: number | null, language = 'en') =>
  catalogClient.sendJson('POST', '/api/products/import/undo', { importId, language });

const findSku = async (sku: string) =>
  (await server.products.list()).find((product) => product.sku === sku);

describe('POST /api/products/import/undo', () => {
  test('restores changed products and deletes new ones', async () => {
    const [first, second] = demoImages;
    const board = await catalogClient.createProduct({
      sku: 'UNDO-1',
      imageUrl: `/api/media/optimize/${first?.id}`,
      translations: { es: { name: 'Tabla de higos' } },
    });
    const row = await exportRow(board.id);
    const importId = await importRows(
      {
        ...row,
        price: '7.00',
        name_es: 'Otra',
        image_url: `/api/media/optimize/${second?.id}`,
      },
      { ...newProductRow, id: '', sku: 'UNDO-NEW' },
    );
    const created = await findSku('UNDO-NEW');
    expect(await catalogClient.fetchProduct(board.id)).toMatchObject({ price: 7, version: 2 });
    const { status, json } = await undo(importId);
    expect(status).toBe(200);
    expect(json).toEqual({ done: [board.id, created?.id], missing: [] });
    expect(await catalogClient.fetchProduct(board.id)).toEqual({ ...board, version: 3 });
    expect((await catalogClient.fetchImages(board.id)).map(({ publitioId }) => publitioId)).toEqual(
      [first?.id],
    );
    expect(await findSku('UNDO-NEW')).toBeUndefined();
  });

  test('skips products that were changed since the import', async () => {
    const board = await catalogClient.createProduct({ sku: 'UNDO-2' });
    const b = await catalogClient.createProduct({ sku: 'UNDO-3' });
    const importId = await importRows(
      { ...(await exportRow(board.id)), price: '7.00' },
      { ...(await exportRow(b.id)), price: '8.00' },
    );
    await catalogClient.sendJson('PUT', `/api/products/${board.id}`, {
      ...board,
      version: 2,
      price: 9,
    });
    expect((await undo(importId)).json).toEqual({ done: [b.id], missing: [board.id] });
    expect(await catalogClient.fetchProduct(board.id)).toMatchObject({ price: 9 });
    expect(await catalogClient.fetchProduct(b.id)).toMatchObject({ price: 88.5 });
  });

  test('restores swapped SKUs', async () => {
    const [a, b] = [
      await catalogClient.createProduct({ sku: 'SWAP-1' }),
      await catalogClient.createProduct(),
    ];
    const importId = await importRows({ ...(await exportRow(a.id)), sku: 'SWAP-2' });
    const nextImportId = await importRows({ ...(await exportRow(b.id)), sku: 'SWAP-1' });
    const rejected = await undo(importId);
    expect(rejected.status).toBe(409);
    expect(rejected.json).toMatchObject({ issues: [{ message: productErrors.skuTaken.en }] });
    expect((await undo(nextImportId)).status).toBe(200);
    expect((await undo(importId)).status).toBe(200);
    expect(await catalogClient.fetchProduct(a.id)).toMatchObject({ sku: 'SWAP-1' });
    expect(await catalogClient.fetchProduct(b.id)).toMatchObject({ sku: null });
  });

  test('answers 404 for an import that was already undone or is expired', async () => {
    const board = await catalogClient.createProduct({ sku: 'UNDO-4' });
    const row = await exportRow(board.id);
    const importId = await importRows({ ...row, price: '7.00' });
    expect((await undo(importId)).status).toBe(200);
    for (const [language, message] of Object.entries(importErrors.notUndoable)) {
      expect(await undo(importId, language)).toMatchObject({ status: 404, json: { message } });
    }
    const oldImportId = await importRows({ ...(await exportRow(board.id)), price: '8.00' });
    const hourMs = 60 * 60 * 1000;
    const imported_at = new Date(now.getTime() - (undoWindowHours + 1) * hourMs).toISOString();
    await server.database('product_imports').where({ id: oldImportId }).update({ imported_at });
    expect((await undo(oldImportId)).status).toBe(404);
    expect(await catalogClient.fetchProduct(board.id)).toMatchObject({ price: 8 });
  });

  test('is not offered when the import changed nothing', async () => {
    const board = await catalogClient.createProduct({ sku: 'UNDO-5' });
    expect(await importRows(await exportRow(board.id))).toBeNull();
  });
});
