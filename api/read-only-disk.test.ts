import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { sendContactMessage, sendSubmissionPhotos } from '#contract/inbox/endpoints';
import { createDiskReserve } from './disk-reserve';
import { type FullDisk, fillDiskForFiles } from './testing/full-disk';
import { photoBytes } from './testing/multipart';
import { postFiles, postJson } from './testing/post-requests';
import { createTemporaryFolder } from './testing/temporary-folder';
import { startTestServer, type TestServerOptions } from './testing/test-server';
import { takeUploadSnapshot } from './testing/upload-snapshot';

let disk: FullDisk | undefined;
afterEach(() => disk?.freeSpace());

async function startServer(options: TestServerOptions = {}) {
  const server = await startTestServer({ trustedProxies: 1, ...options });
  onTestFinished(server.close);
  return server;
}

describe('a disk that became read-only while the server runs', () => {
  test('answers 503 to a message, which can be sent again with the same key, and goes on with reads', async () => {
    const server = await startServer();
    const key = { 'Idempotency-Key': randomUUID() };
    const message = { name: 'Ana', email: 'ana@example.com', message: 'A board for twelve.' };
    const send = () => postJson(server, sendContactMessage.path, message, key);
    // Writes fail with SQLITE_READONLY.
    await server.database.raw('pragma query_only = on');
    const { status, headers } = await send();
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect((await server.sendRequest('/api/products/1')).status).toBe(200);
    await server.database.raw('pragma query_only = off');
    expect((await send()).status).toBe(200);
  });

  test.each(['EROFS', 'EACCES', 'EIO'])(
    'answers 503 to photos and stores none when files fail with %s',
    async (code) => {
      const server = await startServer();
      const before = await takeUploadSnapshot(server);
      const photos = [{ name: 'plate.jpg', bytes: photoBytes }];
      disk = await fillDiskForFiles(code);
      const { status, headers } = await postFiles(server, sendSubmissionPhotos.path, photos);
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(await takeUploadSnapshot(server)).toEqual(before);
    },
  );

  test.each(['data', 'media'])('answers 503 to GET /readyz: %s folder', async (name) => {
    const folder = createTemporaryFolder();
    const missing = join(folder, 'missing');
    const reserve = createDiskReserve(name === 'data' ? missing : folder, {
      mediaFolder: name === 'media' ? missing : folder,
      getFreeBytes: async () => 1e9,
    });
    const { sendRequest } = await startServer({ reserve });
    const { status, json } = await sendRequest('/readyz');
    expect([status, json]).toEqual([503, { message: 'The data or media folder is not writable.' }]);
    expect((await sendRequest('/readyz?exclude=disk')).status).toBe(200);
  });
});
