import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { headerImage } from '#contract/settings/schema';
import { createAdminClient } from '../testing/admin-client';
import { startTestServer, type TestServer } from '../testing/test-server';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** `undefined` leaves the header image unset. */
async function startWithHeaderImage(fileId: string | undefined): Promise<TestServer> {
  const server = await startTestServer();
  servers.push(server);
  if (fileId !== undefined) {
    await server.database('settings').insert({
      name: 'header-image',
      value: fileId,
      updated_at: new Date().toISOString(),
    });
  }
  return server;
}

const paddleBoardId = 'n6tf8vco';
const path = '/api/settings/header-image';

test('PUT /api/settings/header-image stores the time of the server clock', async () => {
  const now = '2026-11-21T19:00:00.000Z';
  const server = await startTestServer({ clock: () => new Date(now) });
  servers.push(server);
  const admin = await createAdminClient(server);
  await admin.sendJson('PUT', path, { publitioId: paddleBoardId });
  const setting = await server.database('settings').where({ name: 'header-image' }).first();
  expect(setting).toMatchObject({ value: paddleBoardId, updated_at: now });
});

describe('GET /api/settings/header-image', () => {
  test('answers null when no header image is set', async () => {
    const { sendRequest } = await startWithHeaderImage(undefined);
    const { status, headers, json } = await sendRequest(path);
    expect([status, json]).toEqual([200, null]);
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('answers the library image at the documented size and quality', async () => {
    const { sendRequest } = await startWithHeaderImage(paddleBoardId);
    const { json } = await sendRequest(path);
    const url = expect.stringMatching(`^/api/media/optimize/${paddleBoardId}\\?v=[0-9a-f]{10}`);
    expect(json).toEqual({
      publitioId: paddleBoardId,
      imageUrl: expect.stringMatching(/&width=1200&height=600&crop=fill&quality=90&format=webp$/),
      image: {
        url,
        width: 1600,
        height: 1200,
        color: expect.stringMatching(/^#/),
        alt: { en: expect.stringMatching(/^Paddle board/), es: expect.stringMatching(/^Tabla/) },
      },
      tags: ['header'],
    });
    expect(json).toMatchObject({ imageUrl: url });
  });

  test('answers an imageUrl that serves an immutable WebP', async () => {
    const { sendRequest } = await startWithHeaderImage(paddleBoardId);
    const { imageUrl } = v.parse(headerImage, (await sendRequest(path)).json);
    const { status, headers } = await sendRequest(imageUrl);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['cache-control']).toContain('immutable');
  });

  test('answers null when the file was deleted', async () => {
    const { sendRequest, database } = await startWithHeaderImage(paddleBoardId);
    await database('media_files').where({ id: paddleBoardId }).del();
    expect((await sendRequest(path)).json).toBeNull();
  });

  test('answers null when the file is private', async () => {
    const { sendRequest, database } = await startWithHeaderImage(paddleBoardId);
    await database('media_files').where({ id: paddleBoardId }).update({ privacy: 'private' });
    expect((await sendRequest(path)).json).toBeNull();
  });

  test('is cached until the cache version changes', async () => {
    const { sendRequest, database, cacheVersion } = await startWithHeaderImage(paddleBoardId);
    await sendRequest(path);
    await database('settings').del();
    expect((await sendRequest(path)).json).not.toBeNull();
    cacheVersion.increment();
    expect((await sendRequest(path)).json).toBeNull();
  });
});
