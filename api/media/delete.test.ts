import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { eventInquiry } from '#contract/event-inquiries/schema';
import { fileInUse } from '#contract/media/admin-messages';
import { buildImageUrl } from '#contract/media/image-options';
import type { MediaFile } from '#contract/media/schema';
import { minimalInquiry } from '#contract/testing/event-inquiry';
import { createEventInquiryStore } from '../submissions/event-inquiry-store';
import { createPlainImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { startTestServer } from '../testing/test-server';
import { takeUploadSnapshot } from '../testing/upload-snapshot';

const server = await startTestServer();
afterAll(server.close);
const mediaClient = await createMediaClient(server);
const { database } = server;

const bytes = await createPlainImage(40, 30).jpeg().toBuffer();
const upload = async (title: string) =>
  parseUploadedFile(
    await mediaClient.upload([{ name: 'a.jpg', bytes }], {
      title,
      tags: title,
      privacy: 'private',
    }),
  );
const remove = (id: string, query = '') =>
  mediaClient.sendJson('DELETE', `/api/media/files/${id}${query}`);

interface ImageRow {
  readonly file_id: string;
  readonly is_primary: boolean | 0 | 1;
}

const product: { id: number; name: string } = await database('products').orderBy('id').first();

/** The first file becomes the primary image. */
async function setProductImages(files: readonly MediaFile[]): Promise<void> {
  await database('product_images').where({ product_id: product.id }).del();
  for (const [position, { id }] of files.entries()) {
    const row = { product_id: product.id, file_id: id, position, is_primary: position === 0 };
    await database('product_images').insert(row);
  }
  server.cacheVersion.increment();
}

const chooseHeader = (value: string) =>
  database('settings')
    .insert({ name: 'header-image', value, updated_at: new Date().toISOString() })
    .onConflict('name')
    .merge();

/** The primary one is marked with `*`. */
async function getProductFileIds(): Promise<string[]> {
  const rows: ImageRow[] = await database('product_images')
    .where({ product_id: product.id })
    .orderBy('id');
  return rows.map(({ file_id, is_primary }) => (is_primary ? `*${file_id}` : file_id));
}

describe('DELETE /api/media/files/:id of an unused file', () => {
  test('removes the file, its original, images and search results', async () => {
    const before = await takeUploadSnapshot(server);
    const { id } = await upload('gone');
    const paths = [`/api/media/files/${id}`, `/api/media/files/${id}/download`];
    const image = `/api/media/optimize/${id}?width=320`;
    for (const path of [...paths, image])
      expect((await mediaClient.sendRequest(path)).status).toBe(200);
    const { status, bytes: body } = await remove(id);
    expect([status, body.length]).toEqual([204, 0]);
    for (const path of [...paths, image])
      expect((await mediaClient.sendRequest(path)).status).toBe(404);
    expect((await mediaClient.sendRequest('/api/media/files')).text).not.toContain(id);
    expect((await mediaClient.sendRequest('/api/media/files/search?term=gone')).json).toEqual({
      files: [],
    });
    expect(await takeUploadSnapshot(server)).toEqual(before);
  });

  test('answers 404 when the file is already deleted', async () => {
    const { id } = await upload('twice');
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
  });

  test('answers concurrent requests with 204 or 404', async () => {
    const { id } = await upload('many');
    const responses = await Promise.all(Array.from({ length: 8 }, () => remove(id)));
    for (const { status } of responses) expect([204, 404]).toContain(status);
    expect(responses.map(({ status }) => status)).toContain(204);
    expect(server.logged).toEqual([]);
  });

  test.each(['nothere', '..%2F..%2Fhiguera.sqlite3', '%2e%2e', 'a'.repeat(65), '*'])(
    'answers 404 for the id %s',
    async (id) => {
      const before = await takeUploadSnapshot(server);
      expect((await remove(id)).status).toBe(404);
      expect(await takeUploadSnapshot(server)).toEqual(before);
    },
  );
});

const requestRow = {
  kind: 'restoration',
  name: 'Ana Núñez',
  email: 'ana@correo.mx',
  description: 'A vase in three pieces.',
  language: 'es',
  status: 'Pending',
  search_text: '',
  created_at: '2026-01-05T15:04:00.000Z',
  received_at: '2026-01-05T15:04:00.000Z',
  updated_at: '2026-01-05T15:04:00.000Z',
};

describe('DELETE /api/media/files/:id of a file in use', () => {
  let files: readonly [MediaFile, MediaFile, MediaFile];
  beforeEach(async () => {
    await database('settings').del();
    files = [await upload('one'), await upload('two'), await upload('three')];
    await setProductImages(files);
  });

  test.each(['', '?force=0'])(
    'answers 409 with the file’s uses for the query %j',
    async (query) => {
      const before = await takeUploadSnapshot(server);
      const [{ id }] = files;
      await chooseHeader(id);
      const uses = {
        products: [{ id: product.id, name: product.name }],
        isHeaderImage: true,
        pages: [],
        submissions: [],
      };
      const { status, json } = await remove(id, query);
      expect(status).toBe(409);
      expect(json).toEqual({ message: fileInUse(uses).en, uses });
      expect(await takeUploadSnapshot(server)).toEqual(before);
      expect(await getProductFileIds()).toEqual([`*${id}`, files[1].id, files[2].id]);
    },
  );

  test('answers 409 for the header image of the home page', async () => {
    const { id } = await upload('head');
    await chooseHeader(id);
    const uses = { products: [], isHeaderImage: true, pages: [], submissions: [] };
    expect(await remove(id)).toMatchObject({ status: 409, json: { uses } });
    expect((await remove(id, '?force=1')).status).toBe(204);
    expect((await server.sendRequest('/api/settings/header-image')).json).toBeNull();
  });

  test('answers 409 with the request when a customer sent it', async () => {
    const { id } = await upload('vase');
    const [request] = await database('restoration_requests').insert(requestRow).returning('id');
    await database('restoration_request_photos').insert({
      request_id: request.id,
      file_id: id,
      position: 0,
    });
    expect(await remove(id)).toMatchObject({
      status: 409,
      json: {
        message: 'A customer sent this picture with a request: Ana Núñez.',
        uses: {
          submissions: [{ id: request.id, name: 'Ana Núñez', createdAt: requestRow.created_at }],
        },
      },
    });
    expect((await mediaClient.sendRequest(`/api/media/files/${id}`)).status).toBe(200);
  });

  test('answers 409 with the event inquiry that it came with, not with a request of the same id', async () => {
    const { id } = await upload('patio');
    const inquiry = v.parse(eventInquiry, minimalInquiry);
    const store = createEventInquiryStore(database, () => new Date());
    const record = await store.insert({ ...inquiry, proposal: null });
    const inquiry_id = record?.id ?? 0;
    await database('restoration_requests').delete();
    await database('restoration_requests').insert({ ...requestRow, id: inquiry_id });
    await database('event_inquiry_photos').insert({ inquiry_id, file_id: id, position: 0 });
    expect(await remove(id)).toMatchObject({
      status: 409,
      json: { uses: { submissions: [{ id: inquiry_id, name: 'Ana' }] } },
    });
  });

  test('answers 409 with the pages that its tags put it on', async () => {
    const { id } = await upload('hero');
    expect(await remove(id)).toMatchObject({
      status: 409,
      json: { message: 'Pages show this picture: Home.', uses: { pages: [{ en: 'Home' }] } },
    });
  });

  test('with force=1 deletes it and makes the oldest remaining image primary', async () => {
    expect((await remove(files[0].id, '?force=1')).status).toBe(204);
    expect(await getProductFileIds()).toEqual([`*${files[1].id}`, files[2].id]);
    expect((await remove(files[2].id, '?force=1')).status).toBe(204);
    expect(await getProductFileIds()).toEqual([`*${files[1].id}`]);
    expect((await remove(files[1].id, '?force=1')).status).toBe(204);
    expect(await getProductFileIds()).toEqual([]);
  });

  test('removes it from cached responses of visitors', async () => {
    const [{ id, url_preview }] = files;
    await mediaClient.sendJson('PUT', `/api/media/files/${id}`, { privacy: 'public' });
    expect((await server.sendRequest('/api/products')).text).toContain(url_preview);
    expect((await server.sendRequest(buildImageUrl(url_preview, 320))).status).toBe(200);
    await remove(id, '?force=1');
    expect((await server.sendRequest('/api/products')).text).not.toContain(id);
    expect((await server.sendRequest(buildImageUrl(url_preview, 320))).status).toBe(404);
  });

  test.each(['?force=yes', '?force=', '?force=1&force=1', '?force=true'])(
    'answers 400 for %s',
    async (query) => {
      expect((await remove(files[0].id, query)).status).toBe(400);
      expect(await getProductFileIds()).toHaveLength(3);
    },
  );
});
