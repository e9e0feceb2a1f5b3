import { afterAll, afterEach, expect, test } from 'vitest';
import { sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { listUploadFolders } from '../testing/list-upload-folders';
import {
  buildMultipartBody,
  multipartContentType,
  photoBytes,
  photoPart,
} from '../testing/multipart';
import { postBody, postFiles } from '../testing/post-requests';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer({ trustedProxies: 1 });
afterAll(server.close);

afterEach(() => {
  expect(listUploadFolders(server)).toEqual([]);
  expect(server.logged).toEqual([]);
});

const { path } = sendSubmissionPhotos;

const send = (body: Buffer) =>
  postBody(server, path, { body, headers: { 'Content-Type': multipartContentType } });

test.each([
  [
    'with Content-Transfer-Encoding base64',
    buildMultipartBody({
      headers: [...photoPart.headers, 'Content-Transfer-Encoding: base64'],
      content: photoBytes.toString('base64'),
    }),
  ],
  [
    'next to a field with Content-Transfer-Encoding',
    buildMultipartBody(photoPart, {
      headers: [
        'Content-Disposition: form-data; name="language"',
        'Content-Transfer-Encoding: 7bit',
      ],
      content: 'es',
    }),
  ],
])('multipart upload accepts a file %s', async (_, body) => {
  expect((await send(body)).status).toBe(201);
});

test('multipart upload accepts file names in any script', async () => {
  const name = 'Mi “plato” 🍽 "azul".jpg';
  await postFiles(server, path, [{ name, bytes: photoBytes }]);
  const { title } = await server.database('media_files').orderBy('created_at', 'desc').first();
  expect(title).toBe('Mi “plato” 🍽 "azul"');
});

test('multipart upload parses a very long part header in linear time', async () => {
  const longHeader = `Content-Disposition: form-data; name="photos"; ${'filename="'.repeat(100_000)}x`;
  await send(
    buildMultipartBody({ headers: [longHeader, 'Content-Type: image/jpeg'], content: photoBytes }),
  );
});

test('multipart upload answers 201, 400 or 415 to corrupted bodies', async () => {
  const validBody = buildMultipartBody(photoPart, photoPart);
  const statuses = new Set<number>();
  for (let seed = 0; seed < 60; seed += 1) {
    const corrupted = Buffer.from(validBody);
    for (let change = 0; change < 6; change += 1) {
      corrupted[(seed * 7919 + change * 104_729) % 400] = (seed * 31 + change * 17) % 256;
    }
    statuses.add((await send(corrupted)).status);
  }
  expect([...statuses].every((status) => [201, 400, 415].includes(status))).toBe(true);
});
