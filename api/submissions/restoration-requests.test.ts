import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { sendRestorationRequest, sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { descriptionTooShort, photosInvalid, requestThanks } from '#contract/inbox/messages';
import { restorationRequestKinds } from '#contract/inbox/rules';
import { createPlainImage } from '../testing/images';
import { postFiles, postJson } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer({ trustedProxies: 1 });
afterAll(server.close);

const { path } = sendRestorationRequest;
const request = {
  name: 'Ana',
  email: 'ana@example.com',
  description: 'A Talavera plate in three pieces.',
};

const rows = () => server.database('restoration_requests').orderBy('id');
const lastRow = async () => (await rows()).at(-1);
const imageBytes = await createPlainImage(30, 20).jpeg().toBuffer();

async function uploadPhotos(count: number): Promise<string[]> {
  const files = Array.from({ length: count }, (_, index) => ({
    name: `${index}.jpg`,
    bytes: imageBytes,
  }));
  const { json } = await postFiles(server, sendSubmissionPhotos.path, files);
  return v.parse(sendSubmissionPhotos.response, json).photoUrls;
}

const parseFileId = (url: string) => url.replace(/^.*\/|\?.*$/g, '');

const findPhotoIds = (requestId: number): Promise<string[]> =>
  server
    .database('restoration_request_photos')
    .where({ request_id: requestId })
    .orderBy('position')
    .pluck('file_id');

describe.each(languages)('POST /api/restoration-request in %s', (language) => {
  test.each(restorationRequestKinds)(
    'stores a %s request and answers a confirmation',
    async (kind) => {
      const { status, json } = await postJson(server, path, { ...request, kind, language });
      expect(status).toBe(200);
      expect(json).toEqual({ success: true, message: requestThanks[kind][language] });
      const row = await lastRow();
      expect(row).toMatchObject({ ...request, kind, language, status: 'Pending', phone: null });
      expect(row.updated_at).toBe(row.received_at);
    },
  );

  test('answers 400 for a description of nine characters', async () => {
    const before = (await rows()).length;
    const body = { ...request, description: '123456789', language };
    const { status, json } = await postJson(server, path, body);
    expect(status).toBe(400);
    expect(json).toMatchObject({
      issues: [{ path: 'description', message: descriptionTooShort['custom-board'][language] }],
    });
    expect(await rows()).toHaveLength(before);
  });
});

test('POST /api/restoration-request defaults to custom-board and ignores the sent status', async () => {
  await postJson(server, path, { ...request, status: 'Completed' });
  expect(await lastRow()).toMatchObject({ kind: 'custom-board', status: 'Pending' });
  expect((await postJson(server, path, { ...request, kind: 'loan' })).status).toBe(400);
});

test('POST /api/restoration-request attaches uploaded photos in order', async () => {
  const photoUrls = (await uploadPhotos(3)).toReversed();
  expect((await postJson(server, path, { ...request, photoUrls })).status).toBe(200);
  const { id } = await lastRow();
  expect(await findPhotoIds(id)).toEqual(photoUrls.map(parseFileId));
});

describe('POST /api/restoration-request rejects photos', () => {
  async function expectRejected(photoUrls: unknown, fieldPath: RegExp = /^photoUrls/) {
    const before = (await rows()).length;
    const response = await postJson(server, path, { ...request, photoUrls, language: 'es' });
    expect(response.status).toBe(400);
    expect(response.json).toMatchObject({
      issues: [{ path: expect.stringMatching(fieldPath), message: photosInvalid.es }],
    });
    expect(await rows()).toHaveLength(before);
  }

  test('answers 400 for photos that were not uploaded', async () => {
    const [knownUrl = ''] = await uploadPhotos(1);
    await expectRejected([knownUrl, `/api/media/optimize/${'0'.repeat(32)}`], /^photoUrls$/);
    expect((await postJson(server, path, { ...request, photoUrls: [knownUrl] })).status).toBe(200);
  });

  test('answers 400 for photos that are other library files', async () => {
    const { id } = await server.database('media_files').where({ privacy: 'public' }).first();
    await expectRejected([`/api/media/optimize/${id}`]);
    const [url = ''] = await uploadPhotos(1);
    await server
      .database('media_files')
      .where({ id: parseFileId(url) })
      .update({ folder_id: null });
    await expectRejected([url]);
  });

  test('answers 400 for photos of another request', async () => {
    const photoUrls = await uploadPhotos(2);
    await postJson(server, path, { ...request, photoUrls: photoUrls.slice(0, 1) });
    await expectRejected(photoUrls);
    await postJson(server, path, { ...request, photoUrls: photoUrls.slice(1) });
    expect(await findPhotoIds((await lastRow()).id)).toEqual(photoUrls.slice(1).map(parseFileId));
  });

  test('answers 400 for duplicate photos, too many, or other URLs', async () => {
    const [photo = ''] = await uploadPhotos(1);
    await expectRejected([photo, photo]);
    await expectRejected(Array(6).fill(photo));
    await expectRejected(['https://elsewhere.example/plate.jpg']);
    await expectRejected(['/api/media/optimize/../../secret']);
    await expectRejected(photo);
  });
});

test('POST /api/restoration-request accepts one of two concurrent requests with the same photos', async () => {
  const before = (await rows()).length;
  const photoUrls = await uploadPhotos(2);
  const responses = await Promise.all(
    ['Ana', 'Eva'].map((name) => postJson(server, path, { ...request, name, photoUrls })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await rows()).toHaveLength(before + 1);
});

test('POST /api/restoration-request stores a repeated request with photos once', async () => {
  const before = (await rows()).length;
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = { ...request, photoUrls: await uploadPhotos(1) };
  const first = await postJson(server, path, body, headers);
  const second = await postJson(server, path, body, headers);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.text).toBe(first.text);
  expect(await rows()).toHaveLength(before + 1);
});
