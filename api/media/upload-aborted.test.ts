import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { requestTimedOut } from '#contract/core/messages';
import { demoImages } from '#demo/images';
import { createMediaClient } from '../testing/media-client';
import { photoBytes } from '../testing/multipart';
import { type RawUpload, startRawUpload } from '../testing/raw-upload';
import { startTestServer, type TestServer } from '../testing/test-server';
import { takeUploadSnapshot } from '../testing/upload-snapshot';

const imageUrl = `/api/media/optimize/${demoImages[0]?.id}?width=320`;

const defaultShop = await startTestServer();
const timeoutShop = await startTestServer({
  limits: { headersTimeout: 400, requestTimeout: 400, connectionsCheckingInterval: 50 },
});
const shops = [defaultShop, timeoutShop];
afterAll(async () => {
  for (const server of shops) await server.close();
});

const mediaClients = new Map(
  await Promise.all(
    shops.map(async (server) => [server, await createMediaClient(server)] as const),
  ),
);

function startUpload(server: TestServer, share: number): Promise<RawUpload> {
  const mediaClient = mediaClients.get(server);
  if (!mediaClient) throw new Error('No admin is signed in.');
  return startRawUpload(server, mediaClient, upload, share);
}

const upload = { name: 'a.jpg', bytes: Buffer.concat([photoBytes, Buffer.alloc(3_000_000)]) };

let filesBefore: readonly object[];
beforeAll(async () => {
  for (const server of shops) await expectOtherRequestsServed(server);
  filesBefore = await Promise.all(shops.map(takeUploadSnapshot));
});
afterEach(async () => {
  await expect.poll(() => Promise.all(shops.map(takeUploadSnapshot))).toEqual(filesBefore);
  expect(shops.flatMap(collectErrors)).toEqual([]);
});

/** Log entries other than lost connections. */
const collectErrors = ({ logged }: TestServer) =>
  logged.filter(({ msg }) => msg !== 'An answer was cut short.');

function countReceivedBytes({ dataFolder }: TestServer): number {
  const folder = join(dataFolder, 'uploads');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

async function expectOtherRequestsServed(server: TestServer): Promise<void> {
  const paths = ['/api/products', '/api/media/files', imageUrl];
  const responses = await Promise.all(paths.map((path) => server.sendRequest(path)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
}

describe('POST /api/media/files aborted by the client leaves nothing', () => {
  test.each([0, 0.01, 0.5, 0.999])('after a fraction of %d of the body', async (share) => {
    const { socket } = await startUpload(defaultShop, share);
    if (share > 0.1) await expect.poll(() => countReceivedBytes(defaultShop)).toBeGreaterThan(0);
    await expectOtherRequestsServed(defaultShop);
    socket.destroy();
  });

  test('for forty concurrent uploads', async () => {
    const uploads = await Promise.all(
      Array.from({ length: 40 }, () => startUpload(defaultShop, 0.3)),
    );
    await expect.poll(() => countReceivedBytes(defaultShop)).toBeGreaterThan(20 * 200_000);
    await expectOtherRequestsServed(defaultShop);
    for (const { socket } of uploads) socket.destroy();
  });
});

describe('POST /api/media/files sent too slowly', () => {
  test.each([0, 0.5])('answers 408 in JSON after a fraction of %d of the body', async (share) => {
    const { readResponse } = await startUpload(timeoutShop, share);
    await expectOtherRequestsServed(timeoutShop);
    const [head, body = ''] = (await readResponse()).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(body)).toEqual({ message: requestTimedOut.en });
  });
});
