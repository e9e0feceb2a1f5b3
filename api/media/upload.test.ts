import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { listMediaFolders } from '#contract/media/admin-endpoints';
import { buildImageUrl } from '#contract/media/image-options';
import { type ImageKind, imageKinds, listMediaFilesSchemas } from '#contract/media/schema';
import type { SendRequest } from '../testing/ask';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { createPlainImage, createRotatedPhoto } from '../testing/pictures';
import { startShop } from '../testing/shop';
import { takeUploadSnapshot } from '../testing/traces';

const now = new Date('2026-11-21T19:00:00.000Z');
const shop = await startShop({ clock: () => now });
afterAll(shop.close);
const librarian = await asLibrarian(shop);

const encoded = (kind: ImageKind): Promise<Buffer> =>
  createPlainImage(60, 40).toFormat(kind, { effort: 1 }).toBuffer();

const upload = async (bytes: Buffer, fields: Record<string, string> = {}) =>
  uploadedFile(await librarian.upload([{ name: 'Higos y nueces.JPG', bytes }], fields));

const idsAt = async (path: string, sendRequest: SendRequest = shop.sendRequest) =>
  v.parse(listMediaFilesSchemas.response, (await sendRequest(path)).json).files.map(({ id }) => id);

describe('POST /api/media/files', () => {
  test.each(imageKinds)('answers the stored file for %s', async (kind) => {
    const bytes = await encoded(kind);
    const file = await upload(bytes);
    expect(file).toMatchObject({ format: kind, width: 60, height: 40, size: bytes.length });
    expect(file).toMatchObject({ color: expect.stringMatching(/^#[a-b][0-9a-f][5-6]/) });
    const { json } = await shop.sendRequest(`/api/media/files/${file.id}`);
    expect(json).toEqual({ file });
  });

  test.each(imageKinds)('stores the original bytes of %s', async (kind) => {
    const bytes = await encoded(kind);
    const { url_download } = await upload(bytes);
    const original = await librarian.sendRequest(url_download);
    expect(original.headers['content-type']).toBe(`image/${kind}`);
    expect(original.bytes.equals(bytes)).toBe(true);
  });

  test('stores and serves a rotated image with its upright size', async () => {
    const file = await upload(await createRotatedPhoto());
    expect(file).toMatchObject({ width: 300, height: 400 });
    const { bytes } = await shop.sendRequest(buildImageUrl(file.url_preview, 320));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 400 });
  });

  test('defaults to the file name, public and the folder Talavera', async () => {
    expect(await upload(await encoded('jpeg'))).toMatchObject({
      title: 'Higos y nueces',
      description: '',
      tags: [],
      privacy: 'public',
      folder: 'Talavera',
      alt: { en: 'Higos y nueces', es: 'Higos y nueces' },
      focus: { x: 50, y: 50 },
      created_at: now.toISOString(),
    });
  });

  test('stores the given metadata', async () => {
    const { json } = await shop.sendRequest('/api/media/folders');
    const folder = v
      .parse(listMediaFolders.response, json)
      .folders.find(({ name }) => name !== 'Talavera');
    const fields = {
      title: ' Plato de higos 🍇 ',
      description: 'Cortados en dos.',
      tags: 'higo, plato,,higo , día',
      privacy: 'private',
      folder_id: folder?.id ?? '',
    };
    expect(await upload(await encoded('png'), fields)).toMatchObject({
      ...fields,
      title: 'Plato de higos 🍇',
      tags: ['higo', 'plato', 'día'],
      folder: folder?.name,
    });
  });

  test('stores two files for two identical uploads', async () => {
    const bytes = await encoded('webp');
    const [one, other] = [await upload(bytes), await upload(bytes)];
    expect(one.id).not.toBe(other.id);
    await librarian.send('DELETE', `/api/media/files/${one.id}`);
    expect((await librarian.sendRequest(other.url_download)).bytes.equals(bytes)).toBe(true);
  });

  test('adds the file to cached lists at once', async () => {
    const lists = [
      '/api/media/files',
      '/api/media/files?folder=Talavera&sort=date:desc',
      '/api/media/files?filter_tags=membrillo',
      '/api/media/files/search?term=membrillo',
    ];
    for (const path of lists) await idsAt(path);
    const { id } = await upload(await encoded('gif'), { title: 'Membrillo', tags: 'membrillo' });
    for (const path of lists) {
      expect(await idsAt(path), path).toContain(id);
      expect(await idsAt(path, librarian.sendRequest), path).toContain(id);
    }
  });
});

test('POST /api/media/files prerenders AVIF images for the first request', async () => {
  const other = await startShop();
  const bytes = await createPlainImage(500, 100, '#334455').jpeg().toBuffer();
  const { upload: send } = await asLibrarian(other);
  const { url_preview } = uploadedFile(await send([{ name: 'a.jpg', bytes }]));
  await expect
    .poll(async () => (await takeUploadSnapshot(other)).renditions.filter(isWhole))
    .toHaveLength(2);
  const asking = { headers: { Accept: 'image/avif,image/webp,*/*' } };
  for (const width of [320, 480]) {
    const { headers } = await other.sendRequest(buildImageUrl(url_preview, width), asking);
    expect(headers['content-type']).toBe('image/avif');
  }
  await other.close();
});

const isWhole = (path: string): boolean => /^..[/\\][0-9a-f]{30}$/.test(path);

test('POST /api/media/files leaves only the originals on disk', async () => {
  const { received, originals } = await takeUploadSnapshot(shop);
  const stored: string[] = await shop.database('media_files').pluck('stored_name');
  expect(received).toEqual([]);
  expect(originals).toEqual(stored.toSorted());
});
