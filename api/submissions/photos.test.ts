import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { requestImagesFolder } from '#contract/media/rules';
import { createAdminClient } from '../testing/admin-client';
import { createAnimatedImage, createPlainImage, createRotatedImage } from '../testing/images';
import { listUploadFolders } from '../testing/list-upload-folders';
import { postFiles, type TestFile } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer({ trustedProxies: 1 });
afterAll(server.close);

const { path } = sendSubmissionPhotos;
const rows = () =>
  server.database('media_files').where({ privacy: 'private' }).orderBy('created_at');
const originals = () => readdirSync(join(server.dataFolder, 'media'));

const jpeg = await createPlainImage(80, 60).jpeg().toBuffer();
const createFile = (name: string, bytes: Buffer = jpeg): TestFile => ({ name, bytes });

const send = (files: readonly TestFile[], fields: Record<string, string> = {}) =>
  postFiles(server, path, files, { fields });

/** Sends one photo and returns what was stored. */
async function sendPhoto(bytes: Buffer, name = 'plate.jpg') {
  const { status, json } = await send([createFile(name, bytes)]);
  expect(status).toBe(201);
  const [url = ''] = v.parse(sendSubmissionPhotos.response, json).photoUrls;
  const [, id = ''] = /^\/api\/media\/optimize\/([0-9a-f]{32})\?v=[0-9a-f]{10}$/.exec(url) ?? [];
  const row = await server.database('media_files').where({ id }).first();
  const storedBytes = (await server.provider.read(row.stored_name)) ?? Buffer.alloc(0);
  return { row, url, storedBytes, metadata: await sharp(storedBytes).metadata() };
}

let stateBefore: { rows: number; originals: number; revision: number };
beforeEach(async () => {
  stateBefore = {
    rows: (await rows()).length,
    originals: originals().length,
    revision: server.cacheVersion.current,
  };
});

afterEach(() => {
  expect(listUploadFolders(server)).toEqual([]);
  expect(server.logged).toEqual([]);
});

describe('POST /api/restoration-request/photos', () => {
  test('stores a private file that only admins can list', async () => {
    const { row, url } = await sendPhoto(jpeg, '../../etc/My\u0000 Plate.final.jpg');
    const folder = await server.database('media_folders').where({ id: row.folder_id }).first();
    expect(folder.name).toBe(requestImagesFolder);
    expect(row).toMatchObject({
      privacy: 'private',
      title: 'My Plate.final',
      width: 80,
      height: 60,
    });
    expect((await server.sendRequest(url)).status).toBe(404);
    expect((await server.sendRequest('/api/media/files?limit=100')).text).not.toContain(row.id);
    const inFolder = await server.sendRequest(`/api/media/files?folder=${requestImagesFolder}`);
    expect(inFolder.json).toEqual({ files: [] });
    const admin = await createAdminClient(server);
    expect((await admin.sendRequest('/api/media/files?limit=100')).text).not.toContain(row.id);
    expect(
      (await admin.sendRequest(`/api/media/files?folder=${requestImagesFolder}`)).text,
    ).toContain(row.id);
  });

  test('does not change the cache version', async () => {
    await sendPhoto(jpeg);
    expect(server.cacheVersion.current).toBe(stateBefore.revision);
  });

  test('rotates the photo upright and removes its metadata', async () => {
    const { row, storedBytes, metadata } = await sendPhoto(await createRotatedImage());
    expect(row).toMatchObject({ width: 300, height: 400 });
    expect(metadata).toMatchObject({ format: 'jpeg', width: 300, height: 400 });
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('xmp');
    expect(metadata).not.toHaveProperty('orientation');
    const { data } = await sharp(storedBytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(240);
    expect(data.at(-3)).toBeLessThan(190);
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('accepts %s', async (format) => {
    const { row, metadata } = await sendPhoto(
      await createPlainImage(90, 50).toFormat(format).toBuffer(),
    );
    expect(metadata).toMatchObject({ format: 'jpeg', width: 90, height: 50 });
    expect(row.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(row.size).toBeGreaterThan(0);
  });

  test('stores the first frame of an animation', async () => {
    const { storedBytes, metadata } = await sendPhoto(await createAnimatedImage());
    expect(metadata).toMatchObject({ width: 60, height: 40 });
    const { channels } = await sharp(storedBytes).stats();
    expect(channels[0]?.min).toBeGreaterThan(240);
  });

  test('downscales 30 megapixels', async () => {
    const { row } = await sendPhoto(await createPlainImage(6000, 5000).jpeg().toBuffer());
    expect(row).toMatchObject({ width: 2560, height: 2133 });
  });

  test('fills transparency with white', async () => {
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    const create = { width: 20, height: 20, channels: 4, background: transparent } as const;
    const { row } = await sendPhoto(await sharp({ create }).png().toBuffer());
    expect(row.color).toBe('#f8f8f8');
  });
});

test('POST /api/restoration-request/photos answers five URLs in order', async () => {
  const files = [1, 2, 3, 4, 5].map((number) => createFile(`plate ${number}.jpg`));
  const { status, json } = await send(files, { language: 'es' });
  const { photoUrls } = v.parse(sendSubmissionPhotos.response, json);
  expect(status).toBe(201);
  const ids = photoUrls.map((url) =>
    url.slice('/api/media/optimize/'.length, -'?v=0123456789'.length),
  );
  const titles = await Promise.all(
    ids.map(async (id) => (await server.database('media_files').where({ id }).first()).title),
  );
  expect(titles).toEqual(['plate 1', 'plate 2', 'plate 3', 'plate 4', 'plate 5']);
  expect(await server.database('media_folders').where({ name: requestImagesFolder })).toHaveLength(
    1,
  );
});

describe('POST /api/restoration-request/photos with a repeated Idempotency-Key', () => {
  test('stores the photos once, also for concurrent repeats', async () => {
    const headers = { 'Idempotency-Key': '0b6f9f0e-6c1c-4d8e-9d4e-3f8f2c1b7a55' };
    const files = [createFile('plate.jpg'), createFile('cup.jpg')];
    const post = () => postFiles(server, path, files, { headers });
    const responses = await Promise.all([post(), post(), post()]);
    responses.push(await post());
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await rows()).toHaveLength(stateBefore.rows + 2);
    expect(originals()).toHaveLength(stateBefore.originals + 2);

    const other = createFile('plate.jpg', await createPlainImage(81, 60).jpeg().toBuffer());
    expect((await postFiles(server, path, [other], { headers })).status).toBe(422);
  });
});
