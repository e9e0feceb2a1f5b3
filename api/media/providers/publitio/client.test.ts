import { afterAll, afterEach, expect, test } from 'vitest';
import { startPublitio } from '../../../testing/publitio-stand-in';
import { publitioClient } from './client';
import { createPublitioHttp } from './line';
import { newSignature } from './signature';

const publitio = await startPublitio();
afterAll(publitio.close);
afterEach(publitio.reset);

const client = publitioClient(createPublitioHttp(publitio.options.keys, publitio.options.line));
const count = 250;
for (let number = 0; number < count; number += 1) {
  const file = new File([`${number}`], `${number}.jpg`);
  await client.createFile(file, { title: `Picture ${number}` });
}
await client.createFolder('Talavera');
await client.createFolder('Boards');

async function all<T>(generated: AsyncGenerator<T>): Promise<T[]> {
  const rows: T[] = [];
  for await (const row of generated) rows.push(row);
  return rows;
}

test('PublitioClient.files() lists all files page by page', async () => {
  publitio.reset();
  const files = await all(client.files());
  expect(files.map(({ title }) => title)).toEqual(
    Array.from({ length: count }, (_, number) => `Picture ${number}`),
  );
  expect(publitio.calls.map(({ query }) => query.get('offset'))).toEqual([
    '0',
    '100',
    '200',
    '300',
  ]);
});

test('PublitioClient.folders() lists folders', async () => {
  const folders = await all(client.folders());
  expect(folders.map(({ name }) => name)).toEqual(['Talavera', 'Boards']);
});

test('PublitioClient lists items with only an id and skips items without one', async () => {
  publitio.misbehave('says-the-id-only', 'GET /files/list');
  const [file, ...others] = await all(client.files());
  expect(others).toHaveLength(count - 1);
  expect(file).toMatchObject({
    id: expect.any(String),
    title: null,
    size: null,
    url_preview: null,
  });
  publitio.misbehave('has-no-id', 'GET /folders/list');
  expect(await all(client.folders())).toEqual([]);
});

test('PublitioClient.files() stops when every page is the same', async () => {
  const page = { files: [{ id: 'one' }, { id: 2 }] };
  const files = await all(publitioClient(async () => page).files());
  expect(files.map(({ id }) => id)).toEqual(['one', '2']);
});

test('createSignature() uses a new eight-digit nonce each time', () => {
  const signatures = Array.from({ length: 100 }, () => newSignature(publitio.keys));
  expect(new Set(signatures.map(({ api_nonce }) => api_nonce)).size).toBeGreaterThan(95);
  for (const { api_nonce } of signatures) expect(api_nonce).toMatch(/^\d{8}$/);
});

test('the fake Publitio rejects replayed and expired signatures with 401', async () => {
  const { line } = publitio.options;
  const fetchStatus = async (signature: Readonly<Record<string, string>>) => {
    const response = await fetch(`${line.base}/files/list?${new URLSearchParams(signature)}`);
    return response.status;
  };
  const signature = newSignature(publitio.keys);
  expect([await fetchStatus(signature), await fetchStatus(signature)]).toEqual([200, 401]);
  const old = { ...newSignature(publitio.keys), api_timestamp: '1700000000' };
  expect(await fetchStatus(old)).toBe(401);
});
