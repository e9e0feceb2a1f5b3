import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BilingualText, type Language, languages } from '#contract/core/language';
import { providerFailed, providerTimedOut } from '#contract/media/messages';
import type { MediaFile } from '#contract/media/schema';
import { startFakePublitio } from '../testing/fake-publitio';
import { createDistinctImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import type { FailureName } from '../testing/publitio/failures';
import { startTestServer } from '../testing/test-server';
import { takeUploadSnapshot } from '../testing/upload-snapshot';
import { createPublitioProvider } from './providers/publitio/publitio-provider';

const publitio = await startFakePublitio();
const errors: unknown[] = [];
const server = await startTestServer({
  publitio: createPublitioProvider({
    ...publitio.options,
    http: { ...publitio.options.http, timeout: 400, uploadTimeout: 400 },
    downloads: { ...publitio.options.downloads, timeoutMs: 100 },
    onError: (error) => errors.push(error),
  }),
});
const mediaClient = await createMediaClient(server);
afterAll(async () => {
  await server.close();
  await publitio.close();
});

const createImage = async () => ({ name: 'higo.png', bytes: await createDistinctImage() });

const upload = async (language: Language = 'en') =>
  mediaClient.upload([await createImage()], { privacy: 'private', language });

/** The URL of an image that has not been rendered yet. */
const buildImageUrl = ({ id }: MediaFile) => `/api/media/optimize/${id}?width=320&format=jpeg`;

let file: MediaFile;
let diskBefore: object;
beforeEach(async () => {
  file = parseUploadedFile(await upload());
  diskBefore = await takeUploadSnapshot(server);
});

afterEach(async () => {
  expect(await takeUploadSnapshot(server)).toEqual(diskBefore);
  expect(server.logged).toEqual([]);
  expect(`${errors.map(String)}`).not.toMatch(/stand-in|api_|signature|http:|127\.0\.0\.1/);
  publitio.reset();
});

const misbehaviors: readonly [FailureName, number, BilingualText][] = [
  ['html-200', 502, providerFailed],
  ['html-502', 502, providerFailed],
  ['breaks-off', 502, providerFailed],
  ['repeats-the-url', 502, providerFailed],
  ['hangs', 504, providerTimedOut],
];

describe.each(misbehaviors)(
  'media library while Publitio misbehaves (%s)',
  (misbehavior, status, message) => {
    const expectedError = (language: Language) => ({
      status,
      json: { message: message[language] },
    });

    test('answers an upload with an error in the form’s language and stores nothing', async () => {
      publitio.failCalls(misbehavior, 'POST /files/create');
      for (const language of languages)
        expect(await upload(language)).toMatchObject(expectedError(language));
    });

    test('answers an edit with an error in its language and changes nothing', async () => {
      const path = `/api/media/files/${file.id}`;
      publitio.failCalls(misbehavior, 'PUT /files/update');
      const changes = { title: 'New', tags: 'new', language: 'es' };
      expect(await mediaClient.sendJson('PUT', path, changes)).toMatchObject(expectedError('es'));
      expect((await mediaClient.sendRequest(path)).json).toEqual({ file });
    });

    test('saves an edit of fields that the provider does not store', async () => {
      const path = `/api/media/files/${file.id}`;
      const changes = { alt: { en: 'Figs', es: 'Higos' }, focus: { x: 10, y: 90 } };
      publitio.failCalls(misbehavior, 'PUT /files/update');
      const response = await mediaClient.sendJson('PUT', path, changes);
      expect(response).toMatchObject({ status: 200, json: { file: changes } });
      expect((await mediaClient.sendRequest(path)).json).toMatchObject({ file: changes });
    });

    test('keeps a file whose deletion fails and deletes it on retry', async () => {
      const path = `/api/media/files/${file.id}`;
      publitio.failCalls(misbehavior, 'DELETE /files/delete');
      expect(await mediaClient.sendJson('DELETE', path)).toMatchObject(expectedError('en'));
      expect((await mediaClient.sendRequest(path)).json).toEqual({ file });
      expect(await takeUploadSnapshot(server)).toEqual(diskBefore);
      publitio.reset();
      expect((await mediaClient.sendJson('DELETE', path)).status).toBe(204);
      diskBefore = await takeUploadSnapshot(server);
    });

    test('answers an error for an image of an unavailable original', async () => {
      publitio.failCalls(misbehavior, 'GET /files/show');
      const response = await mediaClient.sendRequest(buildImageUrl(file));
      expect(response).toMatchObject(expectedError('en'));
      expect(response.headers['content-type']).toMatch(/^application\/json/);
      expect(await mediaClient.sendRequest(file.url_download)).toMatchObject(expectedError('en'));
    });

    test('still answers other requests', async () => {
      publitio.failCalls(misbehavior, 'POST /files/create');
      const uploading = upload();
      for (const path of ['/api/products', '/api/media/files', '/api/media/folders']) {
        expect((await server.sendRequest(path)).status).toBe(200);
      }
      expect((await uploading).status).toBe(status);
    });
  },
);
