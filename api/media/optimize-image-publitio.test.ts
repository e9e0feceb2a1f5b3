import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { providerFailed, providerTimedOut } from '#contract/media/messages';
import { startFakePublitio } from '../testing/fake-publitio';
import { createPlainImage, createRotatedImage } from '../testing/images';
import { insertLibraryFile } from '../testing/insert-library-file';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { postFiles } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';
import { createPublitioProvider } from './providers/publitio/publitio-provider';

const publitio = await startFakePublitio();
const provider = createPublitioProvider({
  ...publitio.options,
  http: { ...publitio.options.http, timeout: 1000 },
  onError: () => undefined,
});
const server = await startTestServer({ publitio: provider });
afterAll(async () => {
  await server.close();
  await publitio.close();
});
afterEach(publitio.reset);

const add = (id: string, bytes: Buffer) => insertLibraryFile({ ...server, provider }, id, bytes);

describe('GET /api/media/optimize/:id of an original at Publitio', () => {
  test('serves a resized upright image without metadata and renders it once', async () => {
    const url = await add('turned', await createRotatedImage());
    for (const _ of ['first', 'second']) {
      const { status, bytes } = await server.sendRequest(`${url}&width=320&format=jpeg`);
      expect(status).toBe(200);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 400 });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    const callNames = publitio.calls.map(({ name }) => name);
    expect(callNames.filter((name) => name === 'GET /download')).toHaveLength(1);
  });

  test.each([
    ['html-502', 502, providerFailed],
    ['hangs', 504, providerTimedOut],
  ] as const)(
    'answers an error while Publitio misbehaves (%s) and 200 afterwards',
    async (misbehavior, status, message) => {
      const url = await add(misbehavior, await createPlainImage(status, 30).jpeg().toBuffer());
      publitio.failCalls(misbehavior, 'GET /files/show');
      const response = await server.sendRequest(url);
      expect(response).toMatchObject({ status, json: { message: message.en } });
      expect(response.headers['cache-control']).toBe('no-store');
      publitio.reset();
      expect((await server.sendRequest(url)).status).toBe(200);
    },
  );

  test('answers 404 when the original is gone at Publitio', async () => {
    const url = await add('gone', await createPlainImage(40, 31).jpeg().toBuffer());
    publitio.library.files.clear();
    expect((await server.sendRequest(url)).status).toBe(404);
  });
});

test('MEDIA_PROVIDER=disk with a Publitio account serves files at Publitio and stores new ones on disk', async () => {
  const onDisk = await startTestServer({ publitio: provider, mediaProvider: 'disk' });
  const bytes = await createPlainImage(400, 32).jpeg().toBuffer();
  const url = await insertLibraryFile({ ...onDisk, provider }, 'there', bytes);
  publitio.reset();
  expect((await onDisk.sendRequest(`${url}&width=320`)).status).toBe(200);
  expect(publitio.calls).not.toEqual([]);
  publitio.reset();
  const mediaClient = await createMediaClient(onDisk);
  const { id } = parseUploadedFile(await mediaClient.upload([{ name: 'here.jpg', bytes }]));
  expect(await onDisk.library.findOriginal(id)).toMatchObject({ provider: 'disk' });
  expect(publitio.calls).toEqual([]);
  await onDisk.close();
});

test('MEDIA_PROVIDER=publitio still serves files on disk', async () => {
  const { status, json } = await server.sendRequest('/api/media/files?limit=1');
  expect(status).toBe(200);
  expect(json).toMatchObject({ files: [{ width: 1600 }] });
  expect(publitio.calls).toEqual([]);
});

test('photos sent by customers are never stored at Publitio', async () => {
  const bytes = await createPlainImage(40, 30).jpeg().toBuffer();
  const { path } = sendSubmissionPhotos;
  expect((await postFiles(server, path, [{ name: 'plate.jpg', bytes }])).status).toBe(201);
  expect(publitio.calls).toEqual([]);
});
