import { afterAll, expect, test } from 'vitest';
import { createBlockedProvider } from '../testing/blocked-provider';
import { createPlainImage } from '../testing/images';
import { createMediaClient } from '../testing/media-client';
import { startRawUpload } from '../testing/raw-upload';
import { startTestServer } from '../testing/test-server';
import { takeUploadSnapshot } from '../testing/upload-snapshot';

const { provider, release, countPending } = createBlockedProvider();
let abortedCount = 0;
const server = await startTestServer({
  publitio: provider,
  onAbort: () => {
    abortedCount += 1;
  },
});
afterAll(server.close);
const mediaClient = await createMediaClient(server);

test('POST /api/media/files canceled while storing leaves nothing and keeps its slot until it ends', async () => {
  const bytes = await createPlainImage(8, 8).png().toBuffer();
  const filesBefore = await takeUploadSnapshot(server);
  const startUpload = () => startRawUpload(server, mediaClient, { name: 'a.png', bytes }, 1);
  const canceledUploads = await Promise.all(Array.from({ length: 4 }, startUpload));
  await expect.poll(countPending).toBe(4);
  const nextUpload = await startUpload();
  for (const { socket } of canceledUploads) socket.destroy();
  await expect.poll(() => abortedCount).toBe(4);
  expect(countPending()).toBe(4);
  release();
  expect(await nextUpload.readResponse()).toMatch(/^HTTP\/1.1 201 /);
  const { received, files } = await takeUploadSnapshot(server);
  expect(received).toEqual([]);
  expect(files).toHaveLength(filesBefore.files.length + 1);
});
