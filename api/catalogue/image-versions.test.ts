import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rowErrors } from '#contract/products/messages';
import type { Product } from '#contract/products/schema';
import { demoImages } from '#demo/photographs';
import { beginSessionsAt } from '../testing/administrator';
import { createCatalogClient } from '../testing/catalogue-keeper';
import { createCsvFile, importCsv, parseCsv } from '../testing/product-file';
import { startShop } from '../testing/shop';

const begun = '2026-11-21T19:00:00.000Z';
const later = '2026-11-21T20:00:00.000Z';
let now = begun;
const shop = await startShop({ clock: () => new Date(now) });
afterAll(shop.close);
const catalogClient = await createCatalogClient(shop);

const [figs = '', plate = '', board = '', spare = '', doomed = ''] = demoImages.map(({ id }) => id);
const buildImageUrl = (id: string) => `/api/media/optimize/${id}`;

let id: number;
/** Primary image first: figs, plate, board. */
let images: readonly number[];
beforeEach(async () => {
  now = begun;
  await beginSessionsAt(shop, begun);
  ({ id } = await catalogClient.make({ imageUrl: buildImageUrl(figs) }));
  await catalogClient.addImage(id, plate);
  await catalogClient.addImage(id, board);
  images = (await catalogClient.images(id)).map((image) => image.id);
  now = later;
});

type Action = (images: readonly number[]) => Promise<unknown>;

const add = (publitioId: string, isPrimary: boolean) =>
  catalogClient.send('POST', `/api/products/${id}/images`, { publitioId, isPrimary });
const remove = (image = 0) => catalogClient.send('DELETE', `/api/products/images/${image}`);
const makePrimary = (image = 0) =>
  catalogClient.send('PUT', `/api/products/images/${image}/primary`, {});
const order = (ids: readonly number[]) =>
  catalogClient.send('PUT', `/api/products/${id}/images/order`, { ids });

/** Saves a product like a form that was opened with it. */
const save = (product: Product | undefined) =>
  catalogClient.send('PUT', `/api/products/${product?.id}`, product ?? {});

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
    const before = await catalogClient.shown(id);
    await action(images);
    const after = await catalogClient.shown(id);
    expect(after?.image?.publitioId).not.toBe(figs);
    expect(after).toMatchObject({ version: 2, updatedAt: later });
    const { status, json } = await save(before);
    expect([status, json]).toMatchObject([409, { current: after }]);
    expect(await catalogClient.shown(id)).toEqual(after);
  });

  test('adding the first image, and deleting the last one', async () => {
    const product = await catalogClient.make();
    const image = await catalogClient.addImage(product.id, figs);
    expect(await catalogClient.shown(product.id)).toMatchObject({ version: 2, updatedAt: later });
    await remove(image.id);
    expect(await catalogClient.shown(product.id)).toMatchObject({ version: 3, image: null });
  });

  test('deleting a library file that is the primary image of products', async () => {
    const first = await catalogClient.make({ imageUrl: buildImageUrl(doomed) });
    await catalogClient.addImage(first.id, plate);
    const only = await catalogClient.make({ imageUrl: buildImageUrl(doomed) });
    await catalogClient.addImage(id, doomed);
    const before = await catalogClient.shown(first.id);
    await catalogClient.send('DELETE', `/api/media/files/${doomed}?force=1`);
    const next = { version: 2, updatedAt: later };
    expect(await catalogClient.shown(first.id)).toMatchObject({
      ...next,
      image: { publitioId: plate },
    });
    expect(await catalogClient.shown(only.id)).toMatchObject({
      ...next,
      image: null,
      imageUrl: '',
    });
    expect(await catalogClient.shown(id)).toMatchObject({ version: 1, updatedAt: begun });
    expect((await save(before)).status).toBe(409);
  });

  test('a CSV exported before is rejected as stale', async () => {
    const rows = parseCsv(await catalogClient.sendRequest('/api/products.csv'));
    const row = rows.find((candidate) => candidate.id === String(id));
    await makePrimary(images[1]);
    const { status, json } = await importCsv(
      catalogClient,
      createCsvFile([{ ...row, price: '7.00' }]),
    );
    const issues = [{ path: 'rows.2.version', message: rowErrors.stale.en }];
    expect([status, json]).toMatchObject([400, { issues }]);
    expect((await catalogClient.shown(id))?.image?.publitioId).toBe(plate);
  });
});

describe('an unchanged primary image keeps the product version:', () => {
  test.each(preservingActions)('%s', async (_title, action) => {
    const before = await catalogClient.shown(id);
    await action(images);
    expect(await catalogClient.shown(id)).toEqual(before);
    expect((await save(before)).status).toBe(200);
  });
});

test('PUT /api/products/:id with another image increments the version by one', async () => {
  const before = await catalogClient.shown(id);
  const { json } = await catalogClient.send('PUT', `/api/products/${id}`, {
    ...before,
    imageUrl: buildImageUrl(board),
  });
  expect(json).toMatchObject({ version: 2, image: { publitioId: board } });
});
