import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { headerImageInvalid } from '#contract/settings/messages';
import { demoImages } from '#demo/images';
import { createAdminClient } from '../testing/admin-client';
import { closeSsrServers, startSsrServer } from '../testing/ssr-server';

const server = await startSsrServer();
afterAll(closeSsrServers);
const admin = await createAdminClient(server);
const { sendRequest, origin, database } = server;

const path = '/api/settings/header-image';
const [boardId = '', tableId = ''] = demoImages.map(({ id }) => id);

const setHeaderImage = (publitioId: unknown, language?: string) =>
  admin.sendJson('PUT', path, { publitioId, language });

async function fetchHomePageImage(): Promise<string | undefined> {
  const { text } = await sendRequest('/');
  return / under (\w+)<\/main>/.exec(text)?.[1];
}

const makePrivate = (id: string, privacy = 'private') =>
  admin.sendJson('PUT', `/api/media/files/${id}`, { privacy });

beforeEach(async () => {
  await setHeaderImage(null);
});

describe('PUT /api/settings/header-image', () => {
  test('answers the image and shows it at once on the home page', async () => {
    expect([(await sendRequest(path)).json, await fetchHomePageImage()]).toEqual([null, undefined]);
    const { status, json, headers } = await setHeaderImage(boardId);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(json).toMatchObject({ publitioId: boardId, imageUrl: expect.stringContaining(boardId) });
    expect((await sendRequest(path)).json).toEqual(json);
    expect(await fetchHomePageImage()).toBe(boardId);
  });

  test('replaces the previous header image', async () => {
    await setHeaderImage(boardId);
    await setHeaderImage(tableId);
    expect(await fetchHomePageImage()).toBe(tableId);
    expect((await sendRequest(path)).json).toMatchObject({ publitioId: tableId });
    expect(await database('settings').where({ name: 'header-image' })).toHaveLength(1);
  });

  test('clears the header image with null, idempotently', async () => {
    await setHeaderImage(boardId);
    for (const { status, text } of [await setHeaderImage(null), await setHeaderImage(null)]) {
      expect([status, text]).toEqual([200, 'null']);
    }
    expect([(await sendRequest(path)).json, await fetchHomePageImage()]).toEqual([null, undefined]);
  });

  test('makes the file in use: DELETE needs force=1 and clears the header image', async () => {
    const [, , deletedId = ''] = demoImages.map(({ id }) => id);
    await setHeaderImage(deletedId);
    const file = `/api/media/files/${deletedId}`;
    const rejected = await admin.sendJson('DELETE', file);
    expect(rejected.json).toMatchObject({ uses: { isHeaderImage: true } });
    expect((await admin.sendJson('DELETE', `${file}?force=1`)).status).toBe(204);
    expect([(await sendRequest(path)).json, await fetchHomePageImage()]).toEqual([null, undefined]);
  });
});

describe('PUT /api/settings/header-image with an invalid image', () => {
  test.each(['en', 'es'] as const)(
    'answers 400 with a field error in %s for a private or missing file',
    async (language) => {
      await setHeaderImage(tableId);
      await makePrivate(boardId);
      const message = headerImageInvalid[language];
      for (const id of [boardId, 'nothere1', '']) {
        const { status, json } = await setHeaderImage(id, language);
        expect([status, json]).toEqual([
          400,
          { message, issues: [{ path: 'publitioId', message }] },
        ]);
      }
      await makePrivate(boardId, 'public');
      expect((await sendRequest(path)).json).toMatchObject({ publitioId: tableId });
    },
  );

  test.each([7, undefined, 'a\0b', {}])('answers 400 for the malformed id %j', async (id) => {
    const { status, json } = await setHeaderImage(id, 'es');
    expect(status).toBe(400);
    expect(json).toMatchObject({
      issues: [{ path: 'publitioId', message: headerImageInvalid.es }],
    });
  });
});

describe('PUT /api/settings/header-image without admin rights', () => {
  const body = JSON.stringify({ publitioId: boardId });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  const put = (extraHeaders: Readonly<Record<string, string>>) =>
    sendRequest(path, { method: 'PUT', body, headers: { ...headers, ...extraHeaders } });

  test('answers 401 without a session cookie, and changes nothing', async () => {
    const { Cookie: _, ...headersWithoutCookie } = admin.headers;
    expect((await put({ ...headersWithoutCookie, Origin: origin })).status).toBe(401);
    expect((await sendRequest(path)).json).toBeNull();
  });

  test('answers 403 for a foreign origin or without the CSRF header', async () => {
    const { Cookie = '' } = admin.headers;
    const foreignOrigin = { ...admin.headers, Origin: 'https://elsewhere.example' };
    for (const extraHeaders of [foreignOrigin, { Cookie, Origin: origin }]) {
      expect((await put(extraHeaders)).status).toBe(403);
    }
    expect((await sendRequest(path)).json).toBeNull();
  });
});
