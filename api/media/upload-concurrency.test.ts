import { afterAll, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { serverBusy } from '#contract/core/messages';
import { demoImages } from '#demo/images';
import { createBlockedProvider } from '../testing/blocked-provider';
import { createPlainImage } from '../testing/images';
import { listUploadFolders } from '../testing/list-upload-folders';
import { createMediaClient } from '../testing/media-client';
import { startTestServer } from '../testing/test-server';
import { takeUploadSnapshot } from '../testing/upload-snapshot';

const { provider, release, countPending } = createBlockedProvider();
const server = await startTestServer({ publitio: provider });
afterAll(server.close);

/** Four uploads in progress and fifty waiting. */
const maxAccepted = 4 + 50;

test('POST /api/media/files queues 54 of 70 concurrent uploads and answers 503 to the rest', async () => {
  const { upload } = await createMediaClient(server);
  const bytes = await createPlainImage(8, 8).png().toBuffer();
  const before = await takeUploadSnapshot(server);
  const uploads = Array.from({ length: 70 }, (_, number) =>
    upload([{ name: `${number}.png`, bytes }], {
      privacy: 'private',
      language: languages[number % 2] ?? 'en',
    }),
  );
  await expect.poll(countPending).toBe(4);
  await expect.poll(() => listUploadFolders(server)).toHaveLength(maxAccepted);

  const image = `/api/media/optimize/${demoImages[0]?.id}?width=320`;
  for (const path of ['/api/products', '/api/media/files?limit=3', image]) {
    expect((await server.sendRequest(path)).status).toBe(200);
  }
  expect(countPending()).toBe(4);

  release();
  const responses = await Promise.all(uploads);
  const rejected = responses.filter(({ status }) => status !== 201);
  expect(responses.length - rejected.length).toBe(maxAccepted);
  for (const { status, headers, json } of rejected) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(languages.map((language) => ({ message: serverBusy[language] }))).toContainEqual(json);
  }
  const { received, files } = await takeUploadSnapshot(server);
  expect(received).toEqual([]);
  expect(files).toHaveLength(before.files.length + maxAccepted);
  expect(server.logged).toEqual([]);
});
