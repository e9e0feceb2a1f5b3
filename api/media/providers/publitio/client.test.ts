import { afterAll, afterEach, expect, test } from 'vitest';
import { startFakePublitio } from '../../../testing/fake-publitio';
import { createPublitioClient } from './client';
import { createPublitioHttp } from './http';
import { createSignature } from './signature';

const publitio = await startFakePublitio();
afterAll(publitio.close);
afterEach(publitio.reset);

const client = createPublitioClient(
  createPublitioHttp(publitio.options.keys, publitio.options.http),
);
const count = 250;
for (let number = 0; number < count; number += 1) {
  const file = new File([`${number}`], `${number}.jpg`);
  await client.createFile(file, { title: `Picture ${number}` });
}
await client.createFolder('Talavera');
await client.createFolder('Boards');

async function collect<T>(generator: AsyncGenerator<T>): Promise<T[]> {
  const rows: T[] = [];
  for await (const row of generator) rows.push(row);
  return rows;
}

test('PublitioClient.files() lists all files page by page', async () => {
  publitio.reset();
  const files = await collect(client.listFiles());
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
  const folders = await collect(client.listFolders());
  expect(folders.map(({ name }) => name)).toEqual(['Talavera', 'Boards']);
});

test('PublitioClient lists items with only an id and skips items without one', async () => {
  publitio.failCalls('says-the-id-only', 'GET /files/list');
  const [file, ...others] = await collect(client.listFiles());
  expect(others).toHaveLength(count - 1);
  expect(file).toMatchObject({
    id: expect.any(String),
    title: null,
    size: null,
    url_preview: null,
  });
  publitio.failCalls('has-no-id', 'GET /folders/list');
  expect(await collect(client.listFolders())).toEqual([]);
});

test('PublitioClient.files() stops when every page is the same', async () => {
  const page = { files: [{ id: 'one' }, { id: 2 }] };
  const files = await collect(createPublitioClient(async () => page).listFiles());
  expect(files.map(({ id }) => id)).toEqual(['one', '2']);
});

test('createSignature() uses a new eight-digit nonce each time', () => {
  const signatures = Array.from({ length: 100 }, () => createSignature(publitio.keys));
  expect(new Set(signatures.map(({ api_nonce }) => api_nonce)).size).toBeGreaterThan(95);
  for (const { api_nonce } of signatures) expect(api_nonce).toMatch(/^\d{8}$/);
});

test('the fake Publitio rejects replayed and expired signatures with 401', async () => {
  const { http } = publitio.options;
  const fetchStatus = async (signature: Readonly<Record<string, string>>) => {
    const response = await fetch(`${http.baseUrl}/files/list?${new URLSearchParams(signature)}`);
    return response.status;
  };
  const signature = createSignature(publitio.keys);
  expect([await fetchStatus(signature), await fetchStatus(signature)]).toEqual([200, 401]);
  const old = { ...createSignature(publitio.keys), api_timestamp: '1700000000' };
  expect(await fetchStatus(old)).toBe(401);
});
