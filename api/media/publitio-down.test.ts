import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BilingualText, type Language, languages } from '#contract/core/language';
import { providerFailed, providerTooSlow } from '#contract/media/messages';
import type { MediaFile } from '#contract/media/schema';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { createPlainImage } from '../testing/pictures';
import type { MisbehaviourName } from '../testing/publitio/misbehaviours';
import { startPublitio } from '../testing/publitio-stand-in';
import { startShop } from '../testing/shop';
import { takeUploadSnapshot } from '../testing/traces';
import { publitioProvider } from './providers/publitio/publitio';

const publitio = await startPublitio();
const errors: unknown[] = [];
const shop = await startShop({
  publitio: publitioProvider({
    ...publitio.options,
    line: { ...publitio.options.line, timeout: 400, uploadTimeout: 400 },
    downloads: { ...publitio.options.downloads, deadline: 100 },
    onError: (error) => errors.push(error),
  }),
});
const librarian = await asLibrarian(shop);
afterAll(async () => {
  await shop.close();
  await publitio.close();
});

let imageCount = 0;

async function createImage() {
  imageCount += 1;
  return {
    name: 'higo.png',
    bytes: await createPlainImage(40 + imageCount, 30)
      .png()
      .toBuffer(),
  };
}

const upload = async (language: Language = 'en') =>
  librarian.upload([await createImage()], { privacy: 'private', language });

/** The URL of an image that has not been rendered yet. */
const buildImageUrl = ({ id }: MediaFile) => `/api/media/optimize/${id}?width=320&format=jpeg`;

let file: MediaFile;
let before: object;
beforeEach(async () => {
  file = uploadedFile(await upload());
  before = await takeUploadSnapshot(shop);
});

afterEach(async () => {
  expect(await takeUploadSnapshot(shop)).toEqual(before);
  expect(shop.logged).toEqual([]);
  expect(`${errors.map(String)}`).not.toMatch(/stand-in|api_|signature|http:|127\.0\.0\.1/);
  publitio.reset();
});

const ways: readonly [MisbehaviourName, number, BilingualText][] = [
  ['html-200', 502, providerFailed],
  ['html-502', 502, providerFailed],
  ['breaks-off', 502, providerFailed],
  ['repeats-the-address', 502, providerFailed],
  ['hangs', 504, providerTooSlow],
];

describe.each(ways)('media library while Publitio misbehaves (%s)', (how, status, sentence) => {
  const expectedError = (language: Language) => ({ status, json: { message: sentence[language] } });

  test('answers an upload with an error in the form’s language and stores nothing', async () => {
    publitio.misbehave(how, 'POST /files/create');
    for (const language of languages)
      expect(await upload(language)).toMatchObject(expectedError(language));
  });

  test('answers an edit with an error in its language and changes nothing', async () => {
    const path = `/api/media/files/${file.id}`;
    publitio.misbehave(how, 'PUT /files/update');
    const changes = { title: 'New', tags: 'new', language: 'es' };
    expect(await librarian.send('PUT', path, changes)).toMatchObject(expectedError('es'));
    expect((await librarian.sendRequest(path)).json).toEqual({ file });
  });

  test('saves an edit of fields that the provider does not store', async () => {
    const path = `/api/media/files/${file.id}`;
    const changes = { alt: { en: 'Figs', es: 'Higos' }, focus: { x: 10, y: 90 } };
    publitio.misbehave(how, 'PUT /files/update');
    const response = await librarian.send('PUT', path, changes);
    expect(response).toMatchObject({ status: 200, json: { file: changes } });
    expect((await librarian.sendRequest(path)).json).toMatchObject({ file: changes });
  });

  test('keeps a file whose deletion fails and deletes it on retry', async () => {
    const path = `/api/media/files/${file.id}`;
    publitio.misbehave(how, 'DELETE /files/delete');
    expect(await librarian.send('DELETE', path)).toMatchObject(expectedError('en'));
    expect((await librarian.sendRequest(path)).json).toEqual({ file });
    expect(await takeUploadSnapshot(shop)).toEqual(before);
    publitio.reset();
    expect((await librarian.send('DELETE', path)).status).toBe(204);
    before = await takeUploadSnapshot(shop);
  });

  test('answers an error for an image of an unavailable original', async () => {
    publitio.misbehave(how, 'GET /files/show');
    const response = await librarian.sendRequest(buildImageUrl(file));
    expect(response).toMatchObject(expectedError('en'));
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(await librarian.sendRequest(file.url_download)).toMatchObject(expectedError('en'));
  });

  test('still answers other requests', async () => {
    publitio.misbehave(how, 'POST /files/create');
    const uploading = upload();
    for (const path of ['/api/products', '/api/media/files', '/api/media/folders']) {
      expect((await shop.sendRequest(path)).status).toBe(200);
    }
    expect((await uploading).status).toBe(status);
  });
});
