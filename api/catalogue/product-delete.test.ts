import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { alreadyGone } from '#contract/core/messages';
import { restorableHours } from '#contract/products/limits';
import { restoreTaken } from '#contract/products/messages';
import { demoImages } from '#demo/photographs';
import { boardForm, createCatalogClient } from '../testing/catalogue-keeper';
import { startShop } from '../testing/shop';

const now = new Date('2026-11-21T19:00:00.000Z');
const shop = await startShop({ clock: () => now });
afterAll(shop.close);
const catalogClient = await createCatalogClient(shop);
const { database } = shop;
const remove = (id: number) => catalogClient.send('DELETE', `/api/products/${id}`);
const removeAll = (ids: readonly number[]) =>
  catalogClient.send('POST', '/api/products/deletions', { ids });
const restore = (ids: readonly number[], language = 'en') =>
  catalogClient.send('POST', '/api/products/restorations', { ids, language });
/** Makes a deletion look `hours` old. */
const age = (id: number, hours: number) =>
  database('deleted_products')
    .where({ id })
    .update({ deleted_at: new Date(now.getTime() - hours * 60 * 60 * 1000).toISOString() });

const [figs = '', plate = ''] = demoImages.map(({ id }) => id);

async function wholeProduct(): Promise<number> {
  const { id } = await catalogClient.make({
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

const ordered = async (item: number) =>
  (await database('order_request_items').where({ id: item }).first()).product_id;

describe('DELETE /api/products/:id', () => {
  test('deletes the image rows and keeps library files and orders', async () => {
    const id = await wholeProduct();
    const item = await insertOrderItem(id);
    await shop.sendRequest('/api/products');
    const { status, bytes } = await remove(id);
    expect([status, bytes.length]).toEqual([204, 0]);
    expect(await catalogClient.shown(id)).toBeUndefined();
    expect((await shop.sendRequest('/api/products')).text).not.toContain(`"id":${id},`);
    expect(await database('product_images').where({ product_id: id })).toEqual([]);
    expect((await shop.sendRequest(`/api/media/files/${figs}`)).status).toBe(200);
    expect(await ordered(item)).toBeNull();
  });

  test('answers 204 to one of many concurrent requests, 404 to the others', async () => {
    const { id } = await catalogClient.make();
    const responses = await Promise.all(Array.from({ length: 6 }, () => remove(id)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, ...Array(5).fill(404)]);
    expect(await remove(id)).toMatchObject({ status: 404, json: { message: alreadyGone.en } });
    expect(shop.logged).toEqual([]);
  });

  test.each(['999999', '1099511627776', 'abc', '0'])('answers 404 for the id %s', async (id) => {
    expect((await catalogClient.send('DELETE', `/api/products/${id}`)).status).toBe(404);
  });
});

describe('POST /api/products/restorations', () => {
  test('restores everything with the old ids as the next version', async () => {
    const id = await wholeProduct();
    const item = await insertOrderItem(id);
    const [before, images] = [await catalogClient.shown(id), await catalogClient.images(id)];
    await remove(id);
    expect((await restore([id])).json).toEqual({ done: [id], missing: [] });
    const version = (before?.version ?? 0) + 1;
    expect(await catalogClient.shown(id)).toEqual({
      ...before,
      version,
      updatedAt: now.toISOString(),
    });
    expect(await catalogClient.images(id)).toEqual(images);
    expect(await ordered(item)).toBe(id);
  });

  test('restores once per deletion, and again after another deletion', async () => {
    const { id } = await catalogClient.make();
    await remove(id);
    const responses = await Promise.all([restore([id]), restore([id])]);
    const done = responses.map(({ json }) => JSON.stringify(json)).sort();
    expect(done).toEqual([`{"done":[${id}],"missing":[]}`, `{"done":[],"missing":[${id}]}`]);
    await remove(id);
    expect((await restore([id])).json).toEqual({ done: [id], missing: [] });
  });

  test('restores images whose files still exist, one of them primary', async () => {
    const id = await wholeProduct();
    const file = {
      ...(await database('media_files').where({ id: figs }).first()),
      stored_name: 'x',
    };
    await database('media_files').insert({ ...file, id: 'short-lived' });
    await catalogClient.send('PUT', `/api/products/${id}`, {
      ...boardForm,
      imageUrl: '/api/media/optimize/short-lived',
    });
    await remove(id);
    await database('media_files').where({ id: 'short-lived' }).delete();
    await restore([id]);
    expect(await catalogClient.images(id)).toMatchObject([
      { publitioId: figs, isPrimary: true },
      { publitioId: plate, isPrimary: false },
    ]);
  });

  test('does not reuse ids for new products', async () => {
    const { id } = await catalogClient.make();
    await remove(id);
    const other = await catalogClient.make();
    await restore([id]);
    const next = await catalogClient.make();
    expect(new Set([id, other.id, next.id]).size).toBe(3);
  });

  test.each(languages)('answers 409 when another product uses the SKU, in %s', async (language) => {
    const sku = `LH-BACK-${language}`;
    const [taken, free] = [await catalogClient.make({ sku }), await catalogClient.make()];
    await removeAll([taken.id, free.id]);
    const other = await catalogClient.make({ sku });
    expect(await restore([free.id, taken.id], language)).toMatchObject({
      status: 409,
      json: { message: restoreTaken([sku])[language] },
    });
    expect(await catalogClient.shown(free.id)).toBeUndefined();
    await remove(other.id);
    expect((await restore([free.id, taken.id])).json).toEqual({
      done: [free.id, taken.id],
      missing: [],
    });
  });

  test('answers 409 with the SKUs when two restored products share one', async () => {
    const ids: number[] = [];
    for (const sku of ['LH-TWICE', 'LH-FREE', 'LH-SOLD', 'LH-TWICE']) {
      const { id } = await catalogClient.make({ sku });
      await remove(id);
      ids.push(id);
    }
    await catalogClient.make({ sku: 'LH-SOLD' });
    expect((await restore(ids)).json).toEqual({
      message: 'Nothing was restored: other products now have the SKUs LH-SOLD, LH-TWICE.',
    });
  });

  test('restores nothing after a day; the next deletion removes expired snapshots', async () => {
    const [early, late] = [await catalogClient.make(), await catalogClient.make()];
    await remove(early.id);
    await age(early.id, restorableHours);
    expect((await restore([early.id])).json).toEqual({ done: [early.id], missing: [] });
    await remove(early.id);
    await age(early.id, restorableHours + 0.001);
    expect((await restore([early.id])).json).toEqual({ done: [], missing: [early.id] });
    await remove(late.id);
    const storedIds = await database('deleted_products').pluck('id');
    expect(storedIds).toContain(late.id);
    expect(storedIds).not.toContain(early.id);
  });

  test('reports existing and unknown products as missing', async () => {
    const { id } = await catalogClient.make();
    const ids = [id, 999_999, 2 ** 40];
    expect((await restore(ids)).json).toEqual({ done: [], missing: ids });
  });
});

describe('POST /api/products/deletions', () => {
  test('deletes several products, which can be restored together', async () => {
    const ids = [await wholeProduct(), (await catalogClient.make()).id];
    const before = await Promise.all(ids.map((id) => catalogClient.images(id)));
    expect((await removeAll([...ids, 999_999])).json).toEqual({ done: ids, missing: [999_999] });
    expect((await restore([...ids, 999_999])).json).toEqual({ done: ids, missing: [999_999] });
    expect(await Promise.all(ids.map((id) => catalogClient.images(id)))).toEqual(before);
  });

  test('deletes 5,000 products', async () => {
    const { id: _, sku: _sku, ...model } = await database('products').orderBy('id').first();
    const ids: number[] = [];
    for (let rows = 0; rows < 5000; rows += 500) {
      const inserted = await database('products').insert(Array(500).fill(model)).returning('id');
      ids.push(...inserted.map(({ id }) => id));
    }
    expect((await removeAll(ids)).json).toEqual({ done: ids, missing: [] });
    expect((await restore(ids)).json).toEqual({ done: ids, missing: [] });
    expect((await removeAll(ids)).status).toBe(200);
  });
});
