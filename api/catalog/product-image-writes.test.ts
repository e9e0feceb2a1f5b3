import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { alreadyDeleted } from '#contract/core/messages';
import { maxProductImages } from '#contract/products/limits';
import { productErrors, productImageMessages } from '#contract/products/messages';
import { demoImages } from '#demo/images';
import { boardInput, createCatalogClient } from '../testing/catalog-client';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const catalogClient = await createCatalogClient(server);

const [figs = '', plate = '', board = '', hiddenId = '', spare = ''] = demoImages.map(
  ({ id }) => id,
);
await catalogClient.sendJson('PUT', `/api/media/files/${hiddenId}`, { privacy: 'private' });

let id: number;
beforeEach(async () => {
  ({ id } = await catalogClient.createProduct());
});

const add = (body: object, product = id) =>
  catalogClient.sendJson('POST', `/api/products/${product}/images`, body);
const remove = (image: number) => catalogClient.sendJson('DELETE', `/api/products/images/${image}`);
const makePrimary = (image: number, body: object = {}) =>
  catalogClient.sendJson('PUT', `/api/products/images/${image}/primary`, body);
const reorder = (body: object, product = id) =>
  catalogClient.sendJson('PUT', `/api/products/${product}/images/order`, body);

/** File ids of the product's images; the primary one has a `*`. */
const listFiles = async () =>
  (await catalogClient.fetchImages(id)).map(({ publitioId, isPrimary }) =>
    isPrimary ? `*${publitioId}` : publitioId,
  );

const addThreeImages = async () => {
  const images = [];
  for (const file of [figs, plate, board]) images.push(await catalogClient.addImage(id, file));
  return images.map((image) => image.id);
};

describe('PUT /api/products/images/:imageId/alt', () => {
  test('writes both languages to the library file, replacing the product’s own alt text', async () => {
    const image = await catalogClient.addImage(id, plate, { altText: 'Our plate' });
    const alt = { en: 'A plate of figs', es: 'Un plato de higos' };
    const url = `/api/products/images/${image.id}/alt`;
    const { status, json } = await catalogClient.sendJson('PUT', url, { alt });
    expect({ status, json }).toMatchObject({ status: 200, json: { alt, altText: alt.en } });
    const [updatedImage] = await catalogClient.fetchImages(id);
    expect(updatedImage?.alt).toEqual(alt);
    expect((await server.sendRequest(`/api/media/files/${plate}`)).json).toMatchObject({
      file: { alt },
    });
    await catalogClient.sendJson('PUT', url, { alt: { en: '', es: '' } });
    const { name } = boardInput;
    expect((await catalogClient.fetchImages(id))[0]?.alt).toEqual({ en: name, es: name });
  });

  test('answers 404 when the image does not exist', async () => {
    const alt = { en: 'Figs', es: 'Higos' };
    expect(
      (await catalogClient.sendJson('PUT', '/api/products/images/999999/alt', { alt })).status,
    ).toBe(404);
  });
});

describe('POST /api/products/:id/images', () => {
  test('makes the first image primary and sets the product’s imageUrl', async () => {
    await server.sendRequest(`/api/products/${id}`);
    const body = {
      publitioId: figs,
      imageUrl: '/elsewhere',
      thumbnailUrl: '/x',
      altText: ' Figs ',
    };
    const { status, json } = await add({ ...body, isPrimary: false });
    expect(status).toBe(201);
    const [image, ...others] = await catalogClient.fetchImages(id);
    expect(others).toEqual([]);
    expect(json).toEqual(image);
    expect(image).toMatchObject({ publitioId: figs, altText: 'Figs', isPrimary: true });
    const product = await catalogClient.fetchProduct(id);
    expect(product).toMatchObject({ imageUrl: image?.imageUrl, version: 2 });
  });

  test('appends an image, or puts it first when it is primary', async () => {
    await add({ publitioId: figs });
    await add({ url: `/api/media/optimize/${plate}?v=1`, isPrimary: false });
    expect(await listFiles()).toEqual([`*${figs}`, plate]);
    await add({ imageUrl: `/api/media/optimize/${board}`, isPrimary: true });
    expect(await listFiles()).toEqual([`*${board}`, figs, plate]);
  });

  test('uses the product name as the alt text when the file has none', async () => {
    const emptyMetadata = { title: 'IMG_4021', alt: { en: '', es: '' } };
    await catalogClient.sendJson('PUT', `/api/media/files/${spare}`, emptyMetadata);
    const { id: namedProductId } = await catalogClient.createProduct({
      translations: { es: { name: 'Tabla de Higos' } },
    });
    const { alt, altText } = await catalogClient.addImage(namedProductId, spare);
    const { name } = boardInput;
    expect({ alt, altText }).toEqual({ alt: { en: name, es: 'Tabla de Higos' }, altText: name });
  });

  test('uses the library alt text by default', async () => {
    const { altText, alt } = await catalogClient.addImage(id, figs, { altText: ' ' });
    expect(altText).toBe(alt.en);
  });

  test.each(languages)('answers 400, 404 or 409 for an invalid image, in %s', async (language) => {
    const message = productErrors.imageNotFound[language];
    for (const [field, value] of [
      ['publitioId', 'nothere'],
      ['publitioId', hiddenId],
      ['imageUrl', '/api/media/optimize/nothere'],
      ['url', 'https://elsewhere.example/a.jpg'],
    ] as const) {
      expect(await add({ [field]: value, language })).toMatchObject({
        status: 400,
        json: { message, issues: [{ path: field, message }] },
      });
    }
    const imageMessage = productImageMessages.imageRequired[language];
    expect(await add({ language })).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'publitioId', message: imageMessage }] },
    });
    await add({ publitioId: figs });
    expect(await add({ publitioId: figs, language })).toMatchObject({
      status: 409,
      json: { message: productImageMessages.duplicateImage[language] },
    });
    expect(await add({ publitioId: figs, language }, 999_999)).toMatchObject({
      status: 404,
      json: { message: alreadyDeleted[language] },
    });
    expect(await listFiles()).toEqual([`*${figs}`]);
  });

  test('adds one of many concurrent duplicates and keeps one primary image', async () => {
    const responses = await Promise.all(
      [figs, figs, figs, plate, board].map((publitioId) => add({ publitioId, isPrimary: true })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    expect((await listFiles()).filter((file) => file.startsWith('*'))).toHaveLength(1);
  });
});

describe('a product with the maximum number of images', () => {
  /** Inserts the maximum number of images. */
  async function fillImages(): Promise<void> {
    const templateFile = await server.database('media_files').where({ id: figs }).first();
    const positions = Array.from({ length: maxProductImages }, (_, position) => position);
    const files = positions.map((position) => ({
      ...templateFile,
      id: `${id}-${position}`,
      stored_name: `${id}-${position}`,
    }));
    await server.database.batchInsert('media_files', files, 50);
    const images = positions.map((position) => ({
      product_id: id,
      file_id: `${id}-${position}`,
      position,
      is_primary: position === 0,
    }));
    await server.database.batchInsert('product_images', images, 50);
  }

  test('can be reordered, and rejects another image with 409', async () => {
    await fillImages();
    const ids = (await catalogClient.fetchImages(id)).map((image) => image.id);
    expect((await reorder({ ids: ids.toReversed() })).status).toBe(200);
    for (const [language, message] of [
      ['en', 'A product can have at most 1,000 images. Delete one of them first.'],
      ['es', 'Un producto puede tener 1,000 imágenes cuando mucho. Borra antes alguna.'],
    ]) {
      const rejected = { status: 409, json: { message } };
      expect(await add({ publitioId: figs, language })).toMatchObject(rejected);
      const imageUrl = `/api/media/optimize/${figs}`;
      const form = { ...boardInput, imageUrl, language };
      expect(await catalogClient.sendJson('PUT', `/api/products/${id}`, form)).toMatchObject(
        rejected,
      );
    }
    expect(await catalogClient.fetchImages(id)).toHaveLength(maxProductImages);
    await remove(ids[0] ?? 0);
    expect((await add({ publitioId: figs })).status).toBe(201);
  });
});

describe('DELETE /api/products/images/:imageId', () => {
  test('makes the oldest remaining image primary', async () => {
    const [first = 0, second = 0, third = 0] = await addThreeImages();
    await reorder({ ids: [third, second, first] });
    await server.sendRequest(`/api/products/${id}`);
    expect((await remove(third)).status).toBe(204);
    expect(await listFiles()).toEqual([`*${figs}`, plate]);
    expect((await catalogClient.fetchProduct(id))?.image?.publitioId).toBe(figs);
    expect((await remove(second)).status).toBe(204);
    expect(await listFiles()).toEqual([`*${figs}`]);
    expect((await remove(first)).status).toBe(204);
    expect(await catalogClient.fetchProduct(id)).toMatchObject({
      image: null,
      imageUrl: '/images/figs.jpg',
    });
    expect((await server.sendRequest(`/api/media/files/${figs}`)).status).toBe(200);
  });

  test('answers 204 to one of many concurrent requests, 404 to the others', async () => {
    const [first = 0] = await addThreeImages();
    const responses = await Promise.all([remove(first), remove(first), remove(first)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await remove(first)).toMatchObject({
      status: 404,
      json: { message: alreadyDeleted.en },
    });
    expect((await remove(2 ** 40)).status).toBe(404);
  });
});

describe('PUT /api/products/images/:imageId/primary', () => {
  test('makes the image primary and moves it to the front', async () => {
    const [, , third = 0] = await addThreeImages();
    await server.sendRequest(`/api/products/${id}/images`);
    const { status, json } = await makePrimary(third, { isPrimary: true });
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: third, isPrimary: true });
    expect(await listFiles()).toEqual([`*${board}`, figs, plate]);
  });

  test('leaves one primary image after concurrent requests', async () => {
    const images = await addThreeImages();
    const responses = await Promise.all([...images, ...images].map((image) => makePrimary(image)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await listFiles()).filter((file) => file.startsWith('*'))).toHaveLength(1);
  });

  test.each(languages)(
    'answers 400 for isPrimary false and 404 for an unknown image, in %s',
    async (language) => {
      const [first = 0] = await addThreeImages();
      const message = productImageMessages.primary[language];
      expect(await makePrimary(first, { isPrimary: false, language })).toMatchObject({
        status: 400,
        json: { issues: [{ path: 'isPrimary', message }] },
      });
      expect(await makePrimary(999_999, { language })).toMatchObject({
        status: 404,
        json: { message: alreadyDeleted[language] },
      });
    },
  );
});

describe('PUT /api/products/:id/images/order', () => {
  test('reorders the images and makes the first one primary', async () => {
    const [first = 0, second = 0, third = 0] = await addThreeImages();
    const { status, json } = await reorder({ ids: [second, third, first] });
    expect(status).toBe(200);
    expect(json).toEqual(await catalogClient.fetchImages(id));
    expect(await listFiles()).toEqual([`*${plate}`, board, figs]);
  });

  test('accepts an empty order for a product without images', async () => {
    expect(await reorder({ ids: [] })).toMatchObject({ status: 200, json: [] });
  });

  test.each(languages)(
    'answers 409 when the ids are not exactly the images, in %s',
    async (language) => {
      const [first = 0, second = 0, third = 0] = await addThreeImages();
      for (const ids of [
        [],
        [first, second],
        [first, second, second],
        [first, second, third, third],
        [first, second, 999_999],
      ]) {
        expect(await reorder({ ids, language })).toMatchObject({
          status: 409,
          json: { message: productImageMessages.imagesChanged[language] },
        });
      }
      expect(await reorder({ ids: [first], language }, 999_999)).toMatchObject({
        status: 404,
        json: { message: alreadyDeleted[language] },
      });
      expect(await listFiles()).toEqual([`*${figs}`, plate, board]);
    },
  );
});
