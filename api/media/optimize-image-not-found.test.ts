import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { demoImages } from '#demo/images';
import { defaultMetadata } from '../testing/insert-library-file';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const { sendRequest } = server;

const id = demoImages[0]?.id ?? '';
const url = `/api/media/optimize/${id}`;

describe('GET /api/media/optimize/:id', () => {
  test.each(['nothing', 'x'.repeat(65), '..%2F..%2Fetc%2Fpasswd', '%2e%2e', 'a%20b'])(
    'answers 404 for the id %s',
    async (name) => {
      const { status, json } = await sendRequest(`/api/media/optimize/${name}`);
      expect(status).toBe(404);
      expect(json).toEqual({ message: expect.any(String) });
    },
  );

  test('answers 404 each time when the original is gone', async () => {
    const other = await startTestServer();
    rmSync(join(other.dataFolder, 'media'), { recursive: true });
    for (const _ of ['first', 'second']) {
      const { status, headers } = await other.sendRequest(`${url}?width=320`, {
        headers: { Accept: 'image/avif,image/webp' },
      });
      expect(status).toBe(404);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      });
    }
    await other.close();
    expect(other.logged).toEqual([]);
  });

  test('answers visitors 404 for a private file', async () => {
    const other = await startTestServer();
    await other.database('media_files').where({ id }).update({ privacy: 'private' });
    expect((await other.sendRequest(`${url}?width=320`)).status).toBe(404);
    await other.close();
  });

  test('answers 500 without details when the original is broken', async () => {
    const other = await startTestServer();
    await other
      .database('media_files')
      .where({ id })
      .update({
        stored_name: await other.provider.store(Buffer.from('no picture at all'), defaultMetadata),
      });
    const { status, json } = await other.sendRequest(`${url}?width=320`);
    await other.close();
    expect(status).toBe(500);
    expect(json).toEqual({ message: expect.any(String), requestId: expect.any(String) });
  });
});
