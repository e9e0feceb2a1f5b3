import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rowErrors } from '#contract/products/messages';
import type { Product } from '#contract/products/schema';
import { demoImages } from '#demo/images';
import { setSessionStart } from '../testing/admin-client';
import { createCatalogClient } from '../testing/catalog-client';
import { createCsvFile, importCsv, parseProductCsv } from '../testing/product-csv';
import { startTestServer } from '../testing/test-server';

const startTime = '2026-11-21T19:00:00.000Z';
const laterTime = '2026-11-21T20:00:00.000Z';
let now = startTime;
const server = await startTestServer({ clock: () => new Date(now) });
afterAll(server.close);
const catalogClient = await createCatalogClient(server);

const [figs = '', plate = '', board = '', spare = '', toDelete = ''] = demoImages.map(
  ({ id }) => id,
);
const buildImageUrl = (id: string) => `/api/media/optimize/${id}`;

let id: number;
/** Primary image first: figs, plate, board. */
let images: readonly number[];
beforeEach(async () => {
  now = startTime;
  await setSessionStart(server, startTime);
  ({ id } = await catalogClient.createProduct({ imageUrl: buildImageUrl(figs) }));
  await catalogClient.addImage(id, plate);
  await catalogClient.addImage(id, board);
  images = (await catalogClient.fetchImages(id)).map((image) => image.id);
  now = laterTime;
});

type Action = (images: readonly number[]) => Promise<unknown>;

const add = (publitioId: string, isPrimary: boolean) =>
  catalogClient.sendJson('POST', `/api/products/${id}/images`, { publitioId, isPrimary });
const remove = (image = 0) => catalogClient.sendJson('DELETE', `/api/products/images/${image}`);
const makePrimary = (image = 0) =>
  catalogClient.sendJson('PUT', `/api/products/images/${image}/primary`, {});
const order = (ids: readonly number[]) =>
  catalogClient.sendJson('PUT', `/api/products/${id}/images/order`, { ids });

/** Saves a product like a form that was opened with it. */
const save = (product: Product | undefined) =>
  catalogClient.sendJson('PUT', `/api/products/${product?.id}`, product ?? {});

const changingActions: readonly (readonly [string, Action])[] = [
  ['adding a new primary image', () => add(spare, true)],
  ['deleting the primary image', ([first]) => remove(first)],
  ['choosing another primary image', ([, second]) => makePrimary(second)],
  ['reordering all images', (all) => order(all.toReversed())],
];

const preservingActions: readonly (readonly [string, Action])[] = [
  ['adding a further image', () => add(spare, false)],
  ['deleting another image', ([, second]) => remove(second)],
  ['choosing the same primary image', ([first]) => makePrimary(first)],
  [
    'reordering the other images',
    ([first = 0, ...others]) => order([first, ...others.toReversed()]),
  ],
];

describe('a changed primary image increments the product version:', () => {
  test.each(changingActions)('%s', async (_title, action) => {
    const before = await catalogClient.fetchProduct(id);
    await action(images);
    const after = await catalogClient.fetchProduct(id);
    expect(after?.image?.publitioId).not.toBe(figs);
    expect(after).toMatchObject({ version: 2, updatedAt: laterTime });
    const { status, json } = await save(before);
    expect([status, json]).toMatchObject([409, { current: after }]);
    expect(await catalogClient.fetchProduct(id)).toEqual(after);
  });

  test('adding the first image, and deleting the last one', async () => {
    const product = await catalogClient.createProduct();
    const image = await catalogClient.addImage(product.id, figs);
    expect(await catalogClient.fetchProduct(product.id)).toMatchObject({
      version: 2,
      updatedAt: laterTime,
    });
    await remove(image.id);
    expect(await catalogClient.fetchProduct(product.id)).toMatchObject({ version: 3, image: null });
  });

  test('deleting a library file that is a primary image increments the version of its products', async () => {
    const first = await catalogClient.createProduct({ imageUrl: buildImageUrl(toDelete) });
    await catalogClient.addImage(first.id, plate);
    const only = await catalogClient.createProduct({ imageUrl: buildImageUrl(toDelete) });
    await catalogClient.addImage(id, toDelete);
    const before = await catalogClient.fetchProduct(first.id);
    await catalogClient.sendJson('DELETE', `/api/media/files/${toDelete}?force=1`);
    const next = { version: 2, updatedAt: laterTime };
    expect(await catalogClient.fetchProduct(first.id)).toMatchObject({
      ...next,
      image: { publitioId: plate },
    });
    expect(await catalogClient.fetchProduct(only.id)).toMatchObject({
      ...next,
      image: null,
      imageUrl: '',
    });
    expect(await catalogClient.fetchProduct(id)).toMatchObject({
      version: 1,
      updatedAt: startTime,
    });
    expect((await save(before)).status).toBe(409);
  });

  test('a CSV exported before the primary image changed is rejected as stale', async () => {
    const rows = parseProductCsv(await catalogClient.sendRequest('/api/products.csv'));
    const row = rows.find((candidate) => candidate.id === String(id));
    await makePrimary(images[1]);
    const { status, json } = await importCsv(
      catalogClient,
      createCsvFile([{ ...row, price: '7.00' }]),
    );
    const issues = [{ path: 'rows.2.version', message: rowErrors.stale.en }];
    expect([status, json]).toMatchObject([400, { issues }]);
    expect((await catalogClient.fetchProduct(id))?.image?.publitioId).toBe(plate);
  });
});

describe('an unchanged primary image keeps the product version:', () => {
  test.each(preservingActions)('%s', async (_title, action) => {
    const before = await catalogClient.fetchProduct(id);
    await action(images);
    expect(await catalogClient.fetchProduct(id)).toEqual(before);
    expect((await save(before)).status).toBe(200);
  });
});

test('PUT /api/products/:id with another image increments the version by one', async () => {
  const before = await catalogClient.fetchProduct(id);
  const { json } = await catalogClient.sendJson('PUT', `/api/products/${id}`, {
    ...before,
    imageUrl: buildImageUrl(board),
  });
  expect(json).toMatchObject({ version: 2, image: { publitioId: board } });
});
