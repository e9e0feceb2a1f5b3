import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tooSlowToArrive } from '#contract/core/messages';
import { demoImages } from '#demo/photographs';
import { asLibrarian } from '../testing/librarian';
import { photoBytes } from '../testing/multipart';
import { beginUpload, type RawUpload } from '../testing/raw-upload';
import { startShop, type TestShop } from '../testing/shop';
import { takeUploadSnapshot } from '../testing/traces';

const imageUrl = `/api/media/optimize/${demoImages[0]?.id}?width=320`;

const patient = await startShop();
const impatient = await startShop({
  limits: { headersTimeout: 400, requestTimeout: 400, connectionsCheckingInterval: 50 },
});
const shops = [patient, impatient];
afterAll(async () => {
  for (const shop of shops) await shop.close();
});

const librarians = new Map(
  await Promise.all(shops.map(async (shop) => [shop, await asLibrarian(shop)] as const)),
);

function begin(shop: TestShop, share: number): Promise<RawUpload> {
  const librarian = librarians.get(shop);
  if (!librarian) throw new Error('No admin is signed in.');
  return beginUpload(shop, librarian, upload, share);
}

const upload = { name: 'a.jpg', bytes: Buffer.concat([photoBytes, Buffer.alloc(3_000_000)]) };

let before: readonly object[];
beforeAll(async () => {
  for (const shop of shops) await expectOtherRequestsServed(shop);
  before = await Promise.all(shops.map(takeUploadSnapshot));
});
afterEach(async () => {
  await expect.poll(() => Promise.all(shops.map(takeUploadSnapshot))).toEqual(before);
  expect(shops.flatMap(collectErrors)).toEqual([]);
});

/** Log entries other than lost connections. */
const collectErrors = ({ logged }: TestShop) =>
  logged.filter(({ msg }) => msg !== 'An answer was cut short.');

function countReceivedBytes({ dataFolder }: TestShop): number {
  const folder = join(dataFolder, 'uploads');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

async function expectOtherRequestsServed(shop: TestShop): Promise<void> {
  const paths = ['/api/products', '/api/media/files', imageUrl];
  const responses = await Promise.all(paths.map((path) => shop.sendRequest(path)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
}

describe('POST /api/media/files aborted by the client leaves nothing', () => {
  test.each([0, 0.01, 0.5, 0.999])('after a fraction of %d of the body', async (share) => {
    const { socket } = await begin(patient, share);
    if (share > 0.1) await expect.poll(() => countReceivedBytes(patient)).toBeGreaterThan(0);
    await expectOtherRequestsServed(patient);
    socket.destroy();
  });

  test('for forty concurrent uploads', async () => {
    const uploads = await Promise.all(Array.from({ length: 40 }, () => begin(patient, 0.3)));
    await expect.poll(() => countReceivedBytes(patient)).toBeGreaterThan(20 * 200_000);
    await expectOtherRequestsServed(patient);
    for (const { socket } of uploads) socket.destroy();
  });
});

describe('POST /api/media/files sent too slowly', () => {
  test.each([0, 0.5])('answers 408 in JSON after a fraction of %d of the body', async (share) => {
    const { readResponse } = await begin(impatient, share);
    await expectOtherRequestsServed(impatient);
    const [head, body = ''] = (await readResponse()).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(JSON.parse(body)).toEqual({ message: tooSlowToArrive.en });
  });
});
