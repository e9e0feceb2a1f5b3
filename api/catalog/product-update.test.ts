import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { alreadyDeleted } from '#contract/core/messages';
import { productErrors } from '#contract/products/messages';
import { demoImages } from '#demo/images';
import { boardInput, createCatalogClient } from '../testing/catalog-client';
import { startTestServer } from '../testing/test-server';

const now = '2026-11-21T19:00:00.000Z';
const server = await startTestServer({ clock: () => new Date(now) });
afterAll(server.close);
const catalogClient = await createCatalogClient(server);
const save = (id: number, body: object) =>
  catalogClient.sendJson('PUT', `/api/products/${id}`, body);

const [figs = '', plate = '', hiddenId = ''] = demoImages.map(({ id }) => id);
const buildImageUrl = (id: string) => `/api/media/optimize/${id}`;

describe('PUT /api/products/:id', () => {
  test('saves the product as its next version', async () => {
    const { id, createdAt } = await catalogClient.createProduct();
    const body = { ...boardInput, name: 'Pear Board', price: '12.5', version: 1 };
    const { status, json } = await save(id, body);
    expect(status).toBe(200);
    expect(json).toMatchObject({ id, name: 'Pear Board', price: 12.5, version: 2, createdAt });
    expect(await catalogClient.fetchProduct(id)).toEqual(json);
  });

  test('without a version overwrites, and keeps omitted fields', async () => {
    const fields = {
      origin: 'Pasadena',
      sku: 'LH-KEPT',
      inStock: false,
      featured: true,
      quantityAvailable: 7,
      translations: { es: { name: 'Tabla' } },
    };
    const { id } = await catalogClient.createProduct(fields);
    expect((await save(id, boardInput)).json).toMatchObject({ ...fields, version: 2 });
    const emptyFields = { origin: '', sku: null, quantityAvailable: '', translations: { es: {} } };
    expect((await save(id, { ...boardInput, ...emptyFields })).json).toMatchObject({
      origin: null,
      sku: null,
      quantityAvailable: null,
      translations: {},
      version: 3,
    });
  });

  test('replaces all Spanish texts', async () => {
    const { id } = await catalogClient.createProduct({
      translations: { es: { name: 'Tabla', materials: 'Nogal' } },
    });
    const translations = { es: { name: 'Tabla de higos' } };
    expect((await save(id, { ...boardInput, translations })).json).toMatchObject({ translations });
    expect((await catalogClient.fetchProduct(id))?.translations).toEqual(translations);
  });
});

describe.each(languages)('PUT /api/products/:id in %s', (language) => {
  test('answers 409 with the current product for an outdated version', async () => {
    const { id } = await catalogClient.createProduct();
    await save(id, { ...boardInput, name: 'Pear Board', version: 1 });
    const { status, json } = await save(id, { ...boardInput, price: 1, version: 1, language });
    const current = await catalogClient.fetchProduct(id);
    expect(status).toBe(409);
    expect(json).toEqual({ message: productErrors.stale[language], current });
    expect(current).toMatchObject({ name: 'Pear Board', price: 88.5, version: 2 });
  });

  test.each([999_999, 2 ** 40])('answers 404 for the unknown id %d', async (id) => {
    expect(await save(id, { ...boardInput, version: 1, language })).toMatchObject({
      status: 404,
      json: { message: alreadyDeleted[language] },
    });
  });

  test('answers 409 for a SKU in use and saves nothing', async () => {
    const sku = `LH-TAKEN-${language}`;
    await catalogClient.createProduct({ sku });
    const { id } = await catalogClient.createProduct({ sku: `LH-OWN-${language}` });
    const before = await catalogClient.fetchProduct(id);
    const message = productErrors.skuTaken[language];
    expect(await save(id, { ...boardInput, name: 'New', sku, language })).toMatchObject({
      status: 409,
      json: { message, issues: [{ path: 'sku', message }] },
    });
    expect(await catalogClient.fetchProduct(id)).toEqual(before);
  });

  test('answers 400 for a private or missing image and saves nothing', async () => {
    await catalogClient.sendJson('PUT', `/api/media/files/${hiddenId}`, { privacy: 'private' });
    const { id } = await catalogClient.createProduct();
    const before = await catalogClient.fetchProduct(id);
    for (const file of [hiddenId, 'nothere']) {
      const message = productErrors.imageNotFound[language];
      const body = { ...boardInput, name: 'New', imageUrl: buildImageUrl(file), language };
      expect(await save(id, body)).toMatchObject({
        status: 400,
        json: { issues: [{ path: 'imageUrl', message }] },
      });
    }
    expect(await catalogClient.fetchProduct(id)).toEqual(before);
  });
});

test('PUT /api/products/:id accepts one of ten concurrent saves of the same version', async () => {
  const { id } = await catalogClient.createProduct();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => save(id, { ...boardInput, price: index, version: 1 })),
  );
  const [saved, ...others] = responses.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(9);
  expect(await catalogClient.fetchProduct(id)).toEqual(saved?.json);
  expect(server.logged).toEqual([]);
});

test('PUT /api/products/:id accepts the product’s own SKU', async () => {
  const { id } = await catalogClient.createProduct({ sku: 'LH-MINE' });
  expect((await save(id, { ...boardInput, sku: 'LH-MINE' })).status).toBe(200);
});

describe('PUT /api/products/:id with an imageUrl', () => {
  const listPrimaries = async (id: number) =>
    (await catalogClient.fetchImages(id)).map(({ publitioId, isPrimary }) => [
      publitioId,
      isPrimary,
    ]);

  test('makes a library image URL the primary image, adding it if needed', async () => {
    const { id } = await catalogClient.createProduct();
    await save(id, { ...boardInput, imageUrl: buildImageUrl(figs) });
    await save(id, { ...boardInput, imageUrl: buildImageUrl(plate) });
    expect(await listPrimaries(id)).toEqual([
      [plate, true],
      [figs, false],
    ]);
    await save(id, { ...boardInput, imageUrl: buildImageUrl(figs) });
    expect(await listPrimaries(id)).toEqual([
      [figs, true],
      [plate, false],
    ]);
  });

  test('changes no image when the product already has it, even if it became private', async () => {
    const { id } = await catalogClient.createProduct({ imageUrl: buildImageUrl(figs) });
    await catalogClient.addImage(id, plate);
    const before = await catalogClient.fetchImages(id);
    await catalogClient.sendJson('PUT', `/api/media/files/${figs}`, { privacy: 'private' });
    const imageUrl = (await catalogClient.fetchProduct(id))?.imageUrl;
    expect((await save(id, { ...boardInput, imageUrl })).status).toBe(200);
    await catalogClient.sendJson('PUT', `/api/media/files/${figs}`, { privacy: 'public' });
    expect(await catalogClient.fetchImages(id)).toEqual(before);
  });

  test('stores an external URL for a product without images', async () => {
    const { id } = await catalogClient.createProduct();
    const imageUrl = 'https://elsewhere.example/a.jpg';
    expect((await save(id, { ...boardInput, imageUrl })).json).toMatchObject({ imageUrl });
    const { id: image } = await catalogClient.addImage(id, figs);
    expect((await save(id, { ...boardInput, imageUrl })).status).toBe(200);
    await catalogClient.sendJson('DELETE', `/api/products/images/${image}`);
    expect(await catalogClient.fetchProduct(id)).toMatchObject({ image: null, imageUrl });
  });

  test.each(languages)(
    'of another site answers 400 for a product with images, in %s',
    async (language) => {
      const { id } = await catalogClient.createProduct({ imageUrl: buildImageUrl(figs) });
      const before = await catalogClient.fetchProduct(id);
      const message = productErrors.urlNotDisplayed[language];
      for (const imageUrl of ['https://elsewhere.example/a.jpg', '/images/figs.jpg']) {
        expect(await save(id, { ...boardInput, name: 'New', imageUrl, language })).toMatchObject({
          status: 400,
          json: { message, issues: [{ path: 'imageUrl', message }] },
        });
      }
      expect(await catalogClient.fetchProduct(id)).toEqual(before);
    },
  );
});
