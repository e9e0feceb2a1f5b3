import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { importProducts } from '#contract/products/admin-endpoints';
import { restorableHours } from '#contract/products/limits';
import { importErrors, productErrors } from '#contract/products/messages';
import { demoImages } from '#demo/photographs';
import { createCatalogClient } from '../testing/catalogue-keeper';
import { createCsvFile, importCsv, newRow, parseCsv, type Row } from '../testing/product-file';
import { startShop } from '../testing/shop';

const now = new Date('2026-11-22T05:00:00.000Z');
const shop = await startShop({ clock: () => now });
afterAll(shop.close);
const catalogClient = await createCatalogClient(shop);

async function exportRow(id: number): Promise<Row> {
  const rows = parseCsv(await catalogClient.sendRequest('/api/products.csv'));
  const row = rows.find((candidate) => candidate.id === String(id));
  if (!row) throw new Error(`The CSV has no product ${id}.`);
  return row;
}

async function importRows(...rows: Row[]): Promise<number | null> {
  const { json } = await importCsv(catalogClient, createCsvFile(rows));
  return v.parse(importProducts.response, json).importId;
}

const undo = (importId: number | null, language = 'en') =>
  catalogClient.send('POST', '/api/products/import/undo', { importId, language });

const findSku = async (sku: string) =>
  (await shop.products.list()).find((product) => product.sku === sku);

describe('POST /api/products/import/undo', () => {
  test('restores changed products and deletes new ones', async () => {
    const [first, second] = demoImages;
    const board = await catalogClient.make({
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
      { ...newRow, id: '', sku: 'UNDO-NEW' },
    );
    const created = await findSku('UNDO-NEW');
    expect(await catalogClient.shown(board.id)).toMatchObject({ price: 7, version: 2 });
    const { status, json } = await undo(importId);
    expect(status).toBe(200);
    expect(json).toEqual({ done: [board.id, created?.id], missing: [] });
    expect(await catalogClient.shown(board.id)).toEqual({ ...board, version: 3 });
    expect((await catalogClient.images(board.id)).map(({ publitioId }) => publitioId)).toEqual([
      first?.id,
    ]);
    expect(await findSku('UNDO-NEW')).toBeUndefined();
  });

  test('skips products that were changed since the import', async () => {
    const board = await catalogClient.make({ sku: 'UNDO-2' });
    const other = await catalogClient.make({ sku: 'UNDO-3' });
    const importId = await importRows(
      { ...(await exportRow(board.id)), price: '7.00' },
      { ...(await exportRow(other.id)), price: '8.00' },
    );
    await catalogClient.send('PUT', `/api/products/${board.id}`, {
      ...board,
      version: 2,
      price: 9,
    });
    expect((await undo(importId)).json).toEqual({ done: [other.id], missing: [board.id] });
    expect(await catalogClient.shown(board.id)).toMatchObject({ price: 9 });
    expect(await catalogClient.shown(other.id)).toMatchObject({ price: 88.5 });
  });

  test('restores swapped SKUs', async () => {
    const [one, other] = [await catalogClient.make({ sku: 'SWAP-1' }), await catalogClient.make()];
    const importId = await importRows({ ...(await exportRow(one.id)), sku: 'SWAP-2' });
    const next = await importRows({ ...(await exportRow(other.id)), sku: 'SWAP-1' });
    const rejected = await undo(importId);
    expect(rejected.status).toBe(409);
    expect(rejected.json).toMatchObject({ issues: [{ message: productErrors.skuTaken.en }] });
    expect((await undo(next)).status).toBe(200);
    expect((await undo(importId)).status).toBe(200);
    expect(await catalogClient.shown(one.id)).toMatchObject({ sku: 'SWAP-1' });
    expect(await catalogClient.shown(other.id)).toMatchObject({ sku: null });
  });

  test('answers 404 for an import that was already undone or is expired', async () => {
    const board = await catalogClient.make({ sku: 'UNDO-4' });
    const row = await exportRow(board.id);
    const importId = await importRows({ ...row, price: '7.00' });
    expect((await undo(importId)).status).toBe(200);
    for (const [language, message] of Object.entries(importErrors.notUndoable)) {
      expect(await undo(importId, language)).toMatchObject({ status: 404, json: { message } });
    }
    const old = await importRows({ ...(await exportRow(board.id)), price: '8.00' });
    const hour = 60 * 60 * 1000;
    const imported_at = new Date(now.getTime() - (restorableHours + 1) * hour).toISOString();
    await shop.database('product_imports').where({ id: old }).update({ imported_at });
    expect((await undo(old)).status).toBe(404);
    expect(await catalogClient.shown(board.id)).toMatchObject({ price: 8 });
  });

  test('is not offered when the import changed nothing', async () => {
    const board = await catalogClient.make({ sku: 'UNDO-5' });
    expect(await importRows(await exportRow(board.id))).toBeNull();
  });
});
