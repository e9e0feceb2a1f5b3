import { afterAll, afterEach, expect, test } from 'vitest';
import { sendRestorationPhotos } from '#contract/inbox/endpoints';
import { buildMultipartBody, multipartKind, photoBytes, photoPart } from '../testing/multipart';
import { postFiles, sendPost } from '../testing/post';
import { startShop } from '../testing/shop';
import { listUploadFolders } from '../testing/uploads-in';

const shop = await startShop({ trustedProxies: 1 });
afterAll(shop.close);

afterEach(() => {
  expect(listUploadFolders(shop)).toEqual([]);
  expect(shop.logged).toEqual([]);
});

const { path } = sendRestorationPhotos;

const send = (body: Buffer) =>
  sendPost(shop, path, { body, headers: { 'Content-Type': multipartKind } });

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
  await postFiles(shop, path, [{ name, bytes: photoBytes }]);
  const { title } = await shop.database('media_files').orderBy('created_at', 'desc').first();
  expect(title).toBe('Mi “plato” 🍽 "azul"');
});

test('multipart upload parses a very long part header in linear time', async () => {
  const long = `Content-Disposition: form-data; name="photos"; ${'filename="'.repeat(100_000)}x`;
  await send(
    buildMultipartBody({ headers: [long, 'Content-Type: image/jpeg'], content: photoBytes }),
  );
});

test('multipart upload answers 201, 400 or 415 to corrupted bodies', async () => {
  const whole = buildMultipartBody(photoPart, photoPart);
  const statuses = new Set<number>();
  for (let at = 0; at < 60; at += 1) {
    const broken = Buffer.from(whole);
    for (let change = 0; change < 6; change += 1) {
      broken[(at * 7919 + change * 104_729) % 400] = (at * 31 + change * 17) % 256;
    }
    statuses.add((await send(broken)).status);
  }
  expect([...statuses].every((status) => [201, 400, 415].includes(status))).toBe(true);
});
