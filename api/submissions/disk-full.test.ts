import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/core/language';
import { diskFull } from '#contract/core/messages';
import { sendContactMessage, sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { type FullDisk, fillDiskForFiles, fillDiskForStreams } from '../testing/full-disk';
import { photoBytes } from '../testing/multipart';
import { postFiles, postJson } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';
import { takeUploadSnapshot } from '../testing/upload-snapshot';

const server = await startTestServer({ trustedProxies: 1 });
afterAll(server.close);
const { database } = server;

const photos = ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => ({ name, bytes: photoBytes }));
const sendPhotos = (language: Language, headers = {}) =>
  postFiles(server, sendSubmissionPhotos.path, photos, { fields: { language }, headers });

const takeSnapshot = async () => ({
  ...(await takeUploadSnapshot(server)),
  messages: await database('contact_messages').pluck('id'),
  keys: await database('idempotency_keys').pluck('key'),
});

let before: object;
beforeEach(async () => {
  before = await takeSnapshot();
});

let disk: FullDisk | undefined;
afterEach(() => disk?.freeSpace());

const expectedError = (language: Language) => ({
  status: 507,
  json: { message: diskFull[language] },
});

describe.each(languages)('a full disk, with errors in %s', (language) => {
  test('answers 507 to photos and stores none', async () => {
    disk = await fillDiskForFiles();
    expect(await sendPhotos(language)).toMatchObject(expectedError(language));
    expect(await takeSnapshot()).toEqual(before);
  });

  test('answers 507 to a message, which can be sent again with the same key', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const message = { name: 'Ana', email: 'ana@example.com', message: '🍇'.repeat(5000), language };
    const send = () => postJson(server, sendContactMessage.path, message, key);
    await database.raw('pragma max_page_count = 1');
    expect(await send()).toMatchObject(expectedError(language));
    await database.raw('pragma max_page_count = 1073741823');
    expect(await takeSnapshot()).toEqual(before);
    expect((await send()).status).toBe(200);
  });
});

test('POST /api/restoration-request/photos answers 507 during upload, and accepts the photos when sent again', async () => {
  const key = { 'Idempotency-Key': randomUUID() };
  disk = fillDiskForStreams();
  expect((await sendPhotos('en', key)).status).toBe(507);
  expect(await takeSnapshot()).toEqual(before);
  disk.freeSpace();
  expect((await sendPhotos('en', key)).status).toBe(201);
});
