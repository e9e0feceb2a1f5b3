import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { listMediaFolders } from '#contract/media/admin-endpoints';
import { buildImageUrl } from '#contract/media/image-options';
import { type ImageKind, imageKinds, listMediaFilesSchemas } from '#contract/media/schema';
import { createPlainImage, createRotatedImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import type { SendRequest } from '../testing/test-client';
import { startTestServer } from '../testing/test-server';
import { takeUploadSnapshot } from '../testing/upload-snapshot';

const now = new Date('2026-11-21T19:00:00.000Z');
const server = await startTestServer({ clock: () => now });
afterAll(server.close);
const mediaClient = await createMediaClient(server);

const encodeImage = (kind: ImageKind): Promise<Buffer> =>
  createPlainImage(60, 40).toFormat(kind, { effort: 1 }).toBuffer();

const upload = async (bytes: Buffer, fields: Record<string, string> = {}) =>
  parseUploadedFile(await mediaClient.upload([{ name: 'Higos y nueces.JPG', bytes }], fields));

const fetchIds = async (path: string, sendRequest: SendRequest = server.sendRequest) =>
  v.parse(listMediaFilesSchemas.response, (await sendRequest(path)).json).files.map(({ id }) => id);

describe('POST /api/media/files', () => {
  test.each(imageKinds)('answers the stored file for %s', async (kind) => {
    const bytes = await encodeImage(kind);
    const file = await upload(bytes);
    expect(file).toMatchObject({ format: kind, width: 60, height: 40, size: bytes.length });
    expect(file).toMatchObject({ color: expect.stringMatching(/^#[a-b][0-9a-f][5-6]/) });
    const { json } = await server.sendRequest(`/api/media/files/${file.id}`);
    expect(json).toEqual({ file });
  });

  test.each(imageKinds)('stores the original bytes of %s', async (kind) => {
    const bytes = await encodeImage(kind);
    const { url_download } = await upload(bytes);
    const original = await mediaClient.sendRequest(url_download);
    expect(original.headers['content-type']).toBe(`image/${kind}`);
    expect(original.bytes.equals(bytes)).toBe(true);
  });

  test('stores and serves a rotated image with its upright size', async () => {
    const file = await upload(await createRotatedImage());
    expect(file).toMatchObject({ width: 300, height: 400 });
    const { bytes } = await server.sendRequest(buildImageUrl(file.url_preview, 320));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 400 });
  });

  test('defaults to the file name, public and the folder Talavera', async () => {
    expect(await upload(await encodeImage('jpeg'))).toMatchObject({
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
    const { json } = await server.sendRequest('/api/media/folders');
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
    expect(await upload(await encodeImage('png'), fields)).toMatchObject({
      ...fields,
      title: 'Plato de higos 🍇',
      tags: ['higo', 'plato', 'día'],
      folder: folder?.name,
    });
  });

  test('stores two files for two identical uploads', async () => {
    const bytes = await encodeImage('webp');
    const [firstFile, secondFile] = [await upload(bytes), await upload(bytes)];
    expect(firstFile.id).not.toBe(secondFile.id);
    await mediaClient.sendJson('DELETE', `/api/media/files/${firstFile.id}`);
    expect((await mediaClient.sendRequest(secondFile.url_download)).bytes.equals(bytes)).toBe(true);
  });

  test('adds the file to cached lists at once', async () => {
    const lists = [
      '/api/media/files',
      '/api/media/files?folder=Talavera&sort=date:desc',
      '/api/media/files?filter_tags=membrillo',
      '/api/media/files/search?term=membrillo',
    ];
    for (const path of lists) await fetchIds(path);
    const { id } = await upload(await encodeImage('gif'), {
      title: 'Membrillo',
      tags: 'membrillo',
    });
    for (const path of lists) {
      expect(await fetchIds(path), path).toContain(id);
      expect(await fetchIds(path, mediaClient.sendRequest), path).toContain(id);
    }
  });
});

test('POST /api/media/files prerenders AVIF images for the first request', async () => {
  const secondFile = await startTestServer();
  const bytes = await createPlainImage(500, 100, '#334455').jpeg().toBuffer();
  const { upload: send } = await createMediaClient(secondFile);
  const { url_preview } = parseUploadedFile(await send([{ name: 'a.jpg', bytes }]));
  await expect
    .poll(async () => (await takeUploadSnapshot(secondFile)).renditions.filter(isRendition))
    .toHaveLength(2);
  const requestOptions = { headers: { Accept: 'image/avif,image/webp,*/*' } };
  for (const width of [320, 480]) {
    const { headers } = await secondFile.sendRequest(
      buildImageUrl(url_preview, width),
      requestOptions,
    );
    expect(headers['content-type']).toBe('image/avif');
  }
  await secondFile.close();
});

const isRendition = (path: string): boolean => /^..[/\\][0-9a-f]{30}$/.test(path);

test('POST /api/media/files leaves only the originals on disk', async () => {
  const { received, originals } = await takeUploadSnapshot(server);
  const stored: string[] = await server.database('media_files').pluck('stored_name');
  expect(received).toEqual([]);
  expect(originals).toEqual(stored.toSorted());
});
