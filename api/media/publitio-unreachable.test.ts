import { afterAll, describe, expect, test } from 'vitest';
import { buildImageUrl } from '#contract/media/image-options';
import { providerFailed } from '#contract/media/messages';
import { demoImages } from '#demo/photographs';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { createPlainImage } from '../testing/pictures';
import { startPublitio } from '../testing/publitio-stand-in';
import { startShop } from '../testing/shop';
import { publitioProvider } from './providers/publitio/publitio';

const publitio = await startPublitio();
const shop = await startShop({
  publitio: publitioProvider({ ...publitio.options, onError: () => undefined }),
});
afterAll(shop.close);
const librarian = await asLibrarian(shop);

const image = { name: 'higo.jpg', bytes: await createPlainImage(500, 400).jpeg().toBuffer() };
const send = () => librarian.upload([image], { language: 'es' });
const file = uploadedFile(await send());

const made = buildImageUrl(file.url_preview, 320);
const { bytes, headers } = await shop.sendRequest(made);
await publitio.close();

const failed = (language: 'en' | 'es') => ({
  status: 502,
  json: { message: providerFailed[language] },
});

describe('media library while Publitio is unreachable', () => {
  test('serves cached images', async () => {
    const response = await shop.sendRequest(made);
    expect(response.status).toBe(200);
    expect(response.bytes.equals(bytes)).toBe(true);
    const held = { headers: { 'If-None-Match': String(headers.etag) } };
    expect((await shop.sendRequest(made, held)).status).toBe(304);
  });

  test('answers 502 in JSON with no-store for uncached images', async () => {
    const response = await shop.sendRequest(
      `${file.url_preview}&width=400&height=400&crop=fill&format=png`,
    );
    expect(response).toMatchObject(failed('en'));
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(response.headers).not.toHaveProperty('etag');
  });

  test('serves file metadata and images on disk', async () => {
    const { id } = file;
    expect((await shop.sendRequest(`/api/media/files/${id}`)).json).toEqual({ file });
    expect(
      (await shop.sendRequest(`/api/media/optimize/${demoImages[0]?.id}?width=320`)).status,
    ).toBe(200);
  });

  test('answers 502 for upload, edit and deletion', async () => {
    const path = `/api/media/files/${file.id}`;
    expect(await send()).toMatchObject(failed('es'));
    const edit = { title: 'Otro', language: 'es' };
    expect(await librarian.send('PUT', path, edit)).toMatchObject(failed('es'));
    expect(await librarian.send('DELETE', path)).toMatchObject(failed('en'));
    expect((await shop.sendRequest(path)).json).toEqual({ file });
  });

  test('keeps the URL and keys out of responses and the log', async () => {
    const { text } = await librarian.sendRequest(file.url_download);
    expect(`${text} ${JSON.stringify(shop.logged)}`).not.toMatch(
      /stand-in|api_|127\.0\.0\.1|ECONN/,
    );
  });
});
