import { afterAll, describe, expect, test } from 'vitest';
import { buildImageUrl } from '#contract/media/image-options';
import { providerFailed } from '#contract/media/messages';
import { demoImages } from '#demo/images';
import { startFakePublitio } from '../testing/fake-publitio';
import { createPlainImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { startTestServer } from '../testing/test-server';
import { createPublitioProvider } from './providers/publitio/publitio-provider';

const publitio = await startFakePublitio();
const server = await startTestServer({
  publitio: createPublitioProvider({ ...publitio.options, onError: () => undefined }),
});
afterAll(server.close);
const mediaClient = await createMediaClient(server);

const image = { name: 'higo.jpg', bytes: await createPlainImage(500, 400).jpeg().toBuffer() };
const upload = () => mediaClient.upload([image], { language: 'es' });
const file = parseUploadedFile(await upload());

const imageUrl = buildImageUrl(file.url_preview, 320);
const { bytes, headers } = await server.sendRequest(imageUrl);
await publitio.close();

const expectedError = (language: 'en' | 'es') => ({
  status: 502,
  json: { message: providerFailed[language] },
});

describe('media library while Publitio is unreachable', () => {
  test('serves cached images', async () => {
    const response = await server.sendRequest(imageUrl);
    expect(response.status).toBe(200);
    expect(response.bytes.equals(bytes)).toBe(true);
    const conditionalRequest = { headers: { 'If-None-Match': String(headers.etag) } };
    expect((await server.sendRequest(imageUrl, conditionalRequest)).status).toBe(304);
  });

  test('answers 502 in JSON with no-store for uncached images', async () => {
    const response = await server.sendRequest(
      `${file.url_preview}&width=400&height=400&crop=fill&format=png`,
    );
    expect(response).toMatchObject(expectedError('en'));
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(response.headers).not.toHaveProperty('etag');
  });

  test('serves file metadata and images on disk', async () => {
    const { id } = file;
    expect((await server.sendRequest(`/api/media/files/${id}`)).json).toEqual({ file });
    expect(
      (await server.sendRequest(`/api/media/optimize/${demoImages[0]?.id}?width=320`)).status,
    ).toBe(200);
  });

  test('answers 502 for upload, edit and deletion', async () => {
    const path = `/api/media/files/${file.id}`;
    expect(await upload()).toMatchObject(expectedError('es'));
    const edit = { title: 'Otro', language: 'es' };
    expect(await mediaClient.sendJson('PUT', path, edit)).toMatchObject(expectedError('es'));
    expect(await mediaClient.sendJson('DELETE', path)).toMatchObject(expectedError('en'));
    expect((await server.sendRequest(path)).json).toEqual({ file });
  });

  test('keeps the URL and keys out of responses and the log', async () => {
    const { text } = await mediaClient.sendRequest(file.url_download);
    expect(`${text} ${JSON.stringify(server.logged)}`).not.toMatch(
      /stand-in|api_|127\.0\.0\.1|ECONN/,
    );
  });
});
