import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/core/language';
import { diskFull } from '#contract/core/messages';
import { problem } from '#contract/core/problem';
import { demoImages } from '#demo/photographs';
import type { TestResponse } from '../testing/ask';
import { type FullDisk, fillDiskForFiles, fillDiskForStreams } from '../testing/full-disk';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { createPlainImage } from '../testing/pictures';
import { startShop } from '../testing/shop';
import { takeUploadSnapshot } from '../testing/traces';

const shop = await startShop();
afterAll(shop.close);
const librarian = await asLibrarian(shop);

const bytes = await createPlainImage(60, 40).png().toBuffer();
const upload = (fields: Record<string, string> = {}) =>
  librarian.upload([{ name: 'higo.png', bytes }], { privacy: 'private', ...fields });

let before: object;
let logged: number;
beforeEach(async () => {
  before = await takeUploadSnapshot(shop);
  logged = shop.logged.length;
});

let disk: FullDisk | undefined;
afterEach(() => disk?.makeRoom());

/** Expects status 507, exactly one log entry with the request id of the response, and no leftover files. */
async function expectNoRoom(response: TestResponse, code: string, language: Language = 'en') {
  expect(response.status).toBe(507);
  expect(response.headers['cache-control']).toBe('no-store');
  const { requestId, ...body } = v.parse(problem, response.json);
  expect(body).toEqual({ message: diskFull[language] });
  const errorEntries = shop.logged.slice(logged);
  expect(errorEntries).toHaveLength(1);
  expect(errorEntries).toMatchObject([{ requestId, err: { code } }]);
  expect(await takeUploadSnapshot(shop)).toEqual(before);
}

const allRoom = 1_073_741_823;
const mostPages = (pages: number) => shop.database.raw(`pragma max_page_count = ${pages}`);

describe('media library on a full disk', () => {
  test.each([0, 3_000_000])(
    'POST /api/media/files answers 507 while receiving the file, with %d extra bytes',
    async (more) => {
      disk = fillDiskForStreams();
      const large = { name: 'higo.png', bytes: Buffer.concat([bytes, Buffer.alloc(more)]) };
      await expectNoRoom(await librarian.upload([large]), 'ENOSPC');
      expect((await shop.sendRequest('/api/products')).status).toBe(200);
    },
  );

  test.each(languages)(
    'POST /api/media/files answers 507 in %s when the original cannot be stored',
    async (language) => {
      disk = await fillDiskForFiles();
      await expectNoRoom(await upload({ language }), 'ENOSPC', language);
    },
  );

  test.each(languages)(
    'POST /api/media/files answers 507 in %s when the row cannot be stored',
    async (language) => {
      await mostPages(1);
      const response = await upload({ language, description: '🍇'.repeat(5000) });
      await mostPages(allRoom);
      await expectNoRoom(response, 'SQLITE_FULL', language);
    },
  );

  test.each(languages)(
    'PUT /api/media/files/:id answers 507 in %s and changes nothing',
    async (language) => {
      const path = `/api/media/files/${demoImages[0]?.id}`;
      const { text } = await librarian.sendRequest(path);
      await mostPages(1);
      const edit = { title: 'New', tags: 'new', description: '🍇'.repeat(5000), language };
      const response = await librarian.send('PUT', path, edit);
      await mostPages(allRoom);
      await expectNoRoom(response, 'SQLITE_FULL', language);
      expect((await librarian.sendRequest(path)).text).toBe(text);
    },
  );

  test('GET /api/media/optimize/:id still serves images and logs that they cannot be cached', async () => {
    disk = await fillDiskForFiles();
    const response = await shop.sendRequest(
      `/api/media/optimize/${demoImages[0]?.id}?width=320&format=png`,
    );
    expect(response.status).toBe(200);
    expect((await sharp(response.bytes).metadata()).width).toBe(320);
    expect(shop.logged.slice(logged)).toMatchObject([{ err: { code: 'ENOSPC' } }]);
    const { renditions } = await takeUploadSnapshot(shop);
    expect(renditions.filter((name) => name.length > 2)).toEqual([]);
  });

  test('POST /api/media/files accepts an upload again once there is space', async () => {
    disk = await fillDiskForFiles();
    expect((await upload()).status).toBe(507);
    disk.makeRoom();
    expect(uploadedFile(await upload())).toMatchObject({ width: 60, height: 40 });
  });
});
