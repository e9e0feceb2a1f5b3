import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/core/language';
import { diskFull } from '#contract/core/messages';
import { problem } from '#contract/core/problem';
import { demoImages } from '#demo/images';
import { type FullDisk, fillDiskForFiles, fillDiskForStreams } from '../testing/full-disk';
import { createPlainImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import type { TestResponse } from '../testing/test-client';
import { startTestServer } from '../testing/test-server';
import { takeUploadSnapshot } from '../testing/upload-snapshot';

const server = await startTestServer();
afterAll(server.close);
const mediaClient = await createMediaClient(server);

const bytes = await createPlainImage(60, 40).png().toBuffer();
const upload = (fields: Record<string, string> = {}) =>
  mediaClient.upload([{ name: 'higo.png', bytes }], { privacy: 'private', ...fields });

let diskBefore: object;
let loggedBefore: number;
beforeEach(async () => {
  diskBefore = await takeUploadSnapshot(server);
  loggedBefore = server.logged.length;
});

let disk: FullDisk | undefined;
afterEach(() => disk?.freeSpace());

/** Expects status 507, exactly one log entry with the request id of the response, and no leftover files. */
async function expectDiskFull(response: TestResponse, code: string, language: Language = 'en') {
  expect(response.status).toBe(507);
  expect(response.headers['cache-control']).toBe('no-store');
  const { requestId, ...body } = v.parse(problem, response.json);
  expect(body).toEqual({ message: diskFull[language] });
  const errorEntries = server.logged.slice(loggedBefore);
  expect(errorEntries).toHaveLength(1);
  expect(errorEntries).toMatchObject([{ requestId, err: { code } }]);
  expect(await takeUploadSnapshot(server)).toEqual(diskBefore);
}

const maxPageCount = 1_073_741_823;
const limitPages = (pages: number) => server.database.raw(`pragma max_page_count = ${pages}`);

describe('media library on a full disk', () => {
  test.each([0, 3_000_000])(
    'POST /api/media/files answers 507 while receiving the file, with %d extra bytes',
    async (extraBytes) => {
      disk = fillDiskForStreams();
      const large = { name: 'higo.png', bytes: Buffer.concat([bytes, Buffer.alloc(extraBytes)]) };
      await expectDiskFull(await mediaClient.upload([large]), 'ENOSPC');
      expect((await server.sendRequest('/api/products')).status).toBe(200);
    },
  );

  test.each(languages)(
    'POST /api/media/files answers 507 in %s when the original cannot be stored',
    async (language) => {
      disk = await fillDiskForFiles();
      await expectDiskFull(await upload({ language }), 'ENOSPC', language);
    },
  );

  test.each(languages)(
    'POST /api/media/files answers 507 in %s when the row cannot be stored',
    async (language) => {
      await limitPages(1);
      const response = await upload({ language, description: '🍇'.repeat(5000) });
      await limitPages(maxPageCount);
      await expectDiskFull(response, 'SQLITE_FULL', language);
    },
  );

  test.each(languages)(
    'PUT /api/media/files/:id answers 507 in %s and changes nothing',
    async (language) => {
      const path = `/api/media/files/${demoImages[0]?.id}`;
      const { text } = await mediaClient.sendRequest(path);
      await limitPages(1);
      const edit = { title: 'New', tags: 'new', description: '🍇'.repeat(5000), language };
      const response = await mediaClient.sendJson('PUT', path, edit);
      await limitPages(maxPageCount);
      await expectDiskFull(response, 'SQLITE_FULL', language);
      expect((await mediaClient.sendRequest(path)).text).toBe(text);
    },
  );

  test('GET /api/media/optimize/:id still serves images and logs that they cannot be cached', async () => {
    disk = await fillDiskForFiles();
    const response = await server.sendRequest(
      `/api/media/optimize/${demoImages[0]?.id}?width=320&format=png`,
    );
    expect(response.status).toBe(200);
    expect((await sharp(response.bytes).metadata()).width).toBe(320);
    expect(server.logged.slice(loggedBefore)).toMatchObject([{ err: { code: 'ENOSPC' } }]);
    const { renditions } = await takeUploadSnapshot(server);
    expect(renditions.filter((name) => name.length > 2)).toEqual([]);
  });

  test('POST /api/media/files accepts an upload again once there is space', async () => {
    disk = await fillDiskForFiles();
    expect((await upload()).status).toBe(507);
    disk.freeSpace();
    expect(parseUploadedFile(await upload())).toMatchObject({ width: 60, height: 40 });
  });
});
