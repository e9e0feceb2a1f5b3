import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { alreadyDeleted } from '#contract/core/messages';
import { undoWindowHours } from '#contract/products/limits';
import { restoreConflict } from '#contract/products/messages';
import { demoImages } from '#demo/images';
import { boardInput, createCatalogClient } from '../testing/catalog-client';
import { startTestServer } from '../testing/test-server';

const now = new Date('2026-11-21T19:00:00.000Z');
const server = await startTestServer({ clock: () => now });
afterAll(server.close);
const catalogClient = await createCatalogClient(server);
const { database } = server;
const remove = (id: number) => catalogClient.sendJson('DELETE', `/api/products/${id}`);
const removeAll = (ids: readonly number[]) =>
  catalogClient.sendJson('POST', '/api/products/deletions', { ids });
const restore = (ids: readonly number[], language = 'en') =>
  catalogClient.sendJson('POST', '/api/products/restorations', { ids, language });
/** Makes a deletion look `hours` old. */
const backdateDeletion = (id: number, hours: number) =>
  database('deleted_products')
    .where({ id })
    .update({ deleted_at: new Date(now.getTime() - hours * 60 * 60 * 1000).toISOString() });

const [figs = '', plate = ''] = demoImages.map(({ id }) => id);

async function createFullProduct(): Promise<number> {
  const { id } = await catalogClient.createProduct({
    imageUrl: `/api/media/optimize/${figs}`,
    translations: { es: { name: 'Tabla' } },
  });
  await catalogClient.addImage(id, plate, { altText: 'A plate' });
  return id;
}

async function insertOrderItem(product_id: number): Promise<number> {
  const [order] = await database('order_requests')
    .insert({
      name: 'Ana',
      email: 'ana@example.com',
      event_date: '2026-11-25',
      fulfilment: 'pickup',
      status: 'New',
      total_cents: 8850,
      language: 'en',
      created_at: now.toISOString(),
      received_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returning('id');
  const item = { order_id: order.id, product_id, product_name: 'Fig Board', quantity: 1 };
  const [inserted] = await database('order_request_items')
    .insert({ ...item, price_cents: 8850, position: 0 })
    .returning('id');
  return inserted.id;
}

const findOrderedProduct = async (item: number) =>
  (await database('order_request_items').where({ id: item }).first()).product_id;

describe('DELETE /api/products/:id', () => {
  test('deletes the image rows and keeps library files and orders', async () => {
    const id = await createFullProduct();
    const item = await insertOrderItem(id);
    await server.sendRequest('/api/products');
    const { status, bytes } = await remove(id);
    expect([status, bytes.length]).toEqual([204, 0]);
    expect(await catalogClient.fetchProduct(id)).toBeUndefined();
    expect((await server.sendRequest('/api/products')).text).not.toContain(`"id":${id},`);
    expect(await database('product_images').where({ product_id: id })).toEqual([]);
    expect((await server.sendRequest(`/api/media/files/${figs}`)).status).toBe(200);
    expect(await findOrderedProduct(item)).toBeNull();
  });

  test('answers 204 to one of many concurrent requests, 404 to the others', async () => {
    const { id } = await catalogClient.createProduct();
    const responses = await Promise.all(Array.from({ length: 6 }, () => remove(id)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array(5).fill(404)]);
    expect(await remove(id)).toMatchObject({ status: 404, json: { message: alreadyDeleted.en } });
    expect(server.logged).toEqual([]);
  });

  test.each(['999999', '1099511627776', 'abc', '0'])('answers 404 for the id %s', async (id) => {
    expect((await catalogClient.sendJson('DELETE', `/api/products/${id}`)).status).toBe(404);
  });
});

describe('POST /api/products/restorations', () => {
  test('restores everything with the old ids as the next version', async () => {
    const id = await createFullProduct();
    const item = await insertOrderItem(id);
    const [before, images] = [
      await catalogClient.fetchProduct(id),
      await catalogClient.fetchImages(id),
    ];
    await remove(id);
    expect((await restore([id])).json).toEqual({ done: [id], missing: [] });
    const version = (before?.version ?? 0) + 1;
    expect(await catalogClient.fetchProduct(id)).toEqual({
      ...before,
      version,
      updatedAt: now.toISOString(),
    });
    expect(await catalogClient.fetchImages(id)).toEqual(images);
    expect(await findOrderedProduct(item)).toBe(id);
  });

  test('restores once per deletion, and again after another deletion', async () => {
    const { id } = await catalogClient.createProduct();
    await remove(id);
    const responses = await Promise.all([restore([id]), restore([id])]);
    const done = responses.map(({ json }) => JSON.stringify(json)).sort();
    expect(done).toEqual([`{"done":[${id}],"missing":[]}`, `{"done":[],"missing":[${id}]}`]);
    await remove(id);
    expect((await restore([id])).json).toEqual({ done: [id], missing: [] });
  });

  test('restores images whose files still exist, one of them primary', async () => {
    const id = await createFullProduct();
    const file = {
      ...(await database('media_files').where({ id: figs }).first()),
      stored_name: 'x',
    };
    await database('media_files').insert({ ...file, id: 'short-lived' });
    await catalogClient.sendJson('PUT', `/api/products/${id}`, {
      ...boardInput,
      imageUrl: '/api/media/optimize/short-lived',
    });
    await remove(id);
    await database('media_files').where({ id: 'short-lived' }).delete();
    await restore([id]);
    expect(await catalogClient.fetchImages(id)).toMatchObject([
      { publitioId: figs, isPrimary: true },
      { publitioId: plate, isPrimary: false },
    ]);
  });

  test('does not reuse ids for new products', async () => {
    const { id } = await catalogClient.createProduct();
    await remove(id);
    const other = await catalogClient.createProduct();
    await restore([id]);
    const next = await catalogClient.createProduct();
    expect(new Set([id, other.id, next.id]).size).toBe(3);
  });

  test.each(languages)('answers 409 when another product uses the SKU, in %s', async (language) => {
    const sku = `LH-BACK-${language}`;
    const [withSku, withoutSku] = [
      await catalogClient.createProduct({ sku }),
      await catalogClient.createProduct(),
    ];
    await removeAll([withSku.id, withoutSku.id]);
    const other = await catalogClient.createProduct({ sku });
    expect(await restore([withoutSku.id, withSku.id], language)).toMatchObject({
      status: 409,
      json: { message: restoreConflict([sku])[language] },
    });
    expect(await catalogClient.fetchProduct(withoutSku.id)).toBeUndefined();
    await remove(other.id);
    expect((await restore([withoutSku.id, withSku.id])).json).toEqual({
      done: [withoutSku.id, withSku.id],
      missing: [],
    });
  });

  test('answers 409 with the SKUs when two restored products share one', async () => {
    const ids: number[] = [];
    for (const sku of ['LH-TWICE', 'LH-FREE', 'LH-SOLD', 'LH-TWICE']) {
      const { id } = await catalogClient.createProduct({ sku });
      await remove(id);
      ids.push(id);
    }
    await catalogClient.createProduct({ sku: 'LH-SOLD' });
    expect((await restore(ids)).json).toEqual({
      message: 'Nothing was restored: other products now have the SKUs LH-SOLD, LH-TWICE.',
    });
  });

  test('restores nothing after a day; the next deletion removes expired snapshots', async () => {
    const [first, second] = [
      await catalogClient.createProduct(),
      await catalogClient.createProduct(),
    ];
    await remove(first.id);
    await backdateDeletion(first.id, undoWindowHours);
    expect((await restore([first.id])).json).toEqual({ done: [first.id], missing: [] });
    await remove(first.id);
    await backdateDeletion(first.id, undoWindowHours + 0.001);
    expect((await restore([first.id])).json).toEqual({ done: [], missing: [first.id] });
    await remove(second.id);
    const storedIds = await database('deleted_products').pluck('id');
    expect(storedIds).toContain(second.id);
    expect(storedIds).not.toContain(first.id);
  });

  test('reports existing and unknown products as missing', async () => {
    const { id } = await catalogClient.createProduct();
    const ids = [id, 999_999, 2 ** 40];
    expect((await restore(ids)).json).toEqual({ done: [], missing: ids });
  });
});

describe('POST /api/products/deletions', () => {
  test('deletes several products, which can be restored together', async () => {
    const ids = [await createFullProduct(), (await catalogClient.createProduct()).id];
    const before = await Promise.all(ids.map((id) => catalogClient.fetchImages(id)));
    expect((await removeAll([...ids, 999_999])).json).toEqual({ done: ids, missing: [999_999] });
    expect((await restore([...ids, 999_999])).json).toEqual({ done: ids, missing: [999_999] });
    expect(await Promise.all(ids.map((id) => catalogClient.fetchImages(id)))).toEqual(before);
  });

  test('deletes 5,000 products', async () => {
    const { id: _, sku: _sku, ...template } = await database('products').orderBy('id').first();
    const ids: number[] = [];
    for (let rows = 0; rows < 5000; rows += 500) {
      const inserted = await database('products').insert(Array(500).fill(template)).returning('id');
      ids.push(...inserted.map(({ id }) => id));
    }
    expect((await removeAll(ids)).json).toEqual({ done: ids, missing: [] });
    expect((await restore(ids)).json).toEqual({ done: ids, missing: [] });
    expect((await removeAll(ids)).status).toBe(200);
  });
});
