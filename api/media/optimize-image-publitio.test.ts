import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { sendRestorationPhotos } from '#contract/inbox/endpoints';
import { providerFailed, providerTooSlow } from '#contract/media/messages';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { addToLibrary } from '../testing/library-file';
import { createPlainImage, createRotatedPhoto } from '../testing/pictures';
import { postFiles } from '../testing/post';
import { startPublitio } from '../testing/publitio-stand-in';
import { startShop } from '../testing/shop';
import { publitioProvider } from './providers/publitio/publitio';

const publitio = await startPublitio();
const provider = publitioProvider({
  ...publitio.options,
  line: { ...publitio.options.line, timeout: 1000 },
  onError: () => undefined,
});
const shop = await startShop({ publitio: provider });
afterAll(async () => {
  await shop.close();
  await publitio.close();
});
afterEach(publitio.reset);

const add = (id: string, bytes: Buffer) => addToLibrary({ ...shop, provider }, id, bytes);

describe('GET /api/media/optimize/:id of an original at Publitio', () => {
  test('serves a resized upright image without metadata and renders it once', async () => {
    const url = await add('turned', await createRotatedPhoto());
    for (const _ of ['first', 'second']) {
      const { status, bytes } = await shop.sendRequest(`${url}&width=320&format=jpeg`);
      expect(status).toBe(200);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 400 });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    const callNames = publitio.calls.map(({ name }) => name);
    expect(callNames.filter((name) => name === 'GET /download')).toHaveLength(1);
  });

  test.each([
    ['html-502', 502, providerFailed],
    ['hangs', 504, providerTooSlow],
  ] as const)(
    'answers an error while Publitio misbehaves (%s) and 200 afterwards',
    async (how, status, message) => {
      const url = await add(how, await createPlainImage(status, 30).jpeg().toBuffer());
      publitio.misbehave(how, 'GET /files/show');
      const response = await shop.sendRequest(url);
      expect(response).toMatchObject({ status, json: { message: message.en } });
      expect(response.headers['cache-control']).toBe('no-store');
      publitio.reset();
      expect((await shop.sendRequest(url)).status).toBe(200);
    },
  );

  test('answers 404 when the original is gone at Publitio', async () => {
    const url = await add('gone', await createPlainImage(40, 31).jpeg().toBuffer());
    publitio.library.files.clear();
    expect((await shop.sendRequest(url)).status).toBe(404);
  });
});

test('MEDIA_PROVIDER=disk with a Publitio account serves files at Publitio and stores new ones on disk', async () => {
  const onDisk = await startShop({ publitio: provider, mediaProvider: 'disk' });
  const bytes = await createPlainImage(400, 32).jpeg().toBuffer();
  const url = await addToLibrary({ ...onDisk, provider }, 'there', bytes);
  publitio.reset();
  expect((await onDisk.sendRequest(`${url}&width=320`)).status).toBe(200);
  expect(publitio.calls).not.toEqual([]);
  publitio.reset();
  const librarian = await asLibrarian(onDisk);
  const { id } = uploadedFile(await librarian.upload([{ name: 'here.jpg', bytes }]));
  expect(await onDisk.library.findOriginal(id)).toMatchObject({ provider: 'disk' });
  expect(publitio.calls).toEqual([]);
  await onDisk.close();
});

test('MEDIA_PROVIDER=publitio still serves files on disk', async () => {
  const { status, json } = await shop.sendRequest('/api/media/files?limit=1');
  expect(status).toBe(200);
  expect(json).toMatchObject({ files: [{ width: 1600 }] });
  expect(publitio.calls).toEqual([]);
});

test('photos sent by customers are never stored at Publitio', async () => {
  const bytes = await createPlainImage(40, 30).jpeg().toBuffer();
  const { path } = sendRestorationPhotos;
  expect((await postFiles(shop, path, [{ name: 'plate.jpg', bytes }])).status).toBe(201);
  expect(publitio.calls).toEqual([]);
});
