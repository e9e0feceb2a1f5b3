import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { toFolderKey } from '#contract/media/admin-rules';
import { buildPresetUrl } from '#contract/media/image-options';
import type { MediaFile } from '#contract/media/schema';
import { createPlainImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import type { SendRequest, TestResponse } from '../testing/test-client';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const mediaClient = await createMediaClient(server);

const bytes = await createPlainImage(40, 30).jpeg().toBuffer();
const fields = { title: 'Secreto', tags: 'secreto', privacy: 'private' };
const folder = {
  id: 'secret-folder',
  name: 'Secretos',
  name_key: toFolderKey('Secretos'),
  created_at: '2026-01-01T00:00:00.000Z',
};
await server.database('media_folders').insert(folder);
const file = parseUploadedFile(
  await mediaClient.upload([{ name: 'a.jpg', bytes }], { ...fields, folder_id: folder.id }),
);

const listUrls = [
  '/api/media/files?limit=100',
  '/api/media/files?filter_tags=secreto',
  `/api/media/files?folder=${folder.name}`,
  `/api/media/files?folder_id=${folder.id}`,
  '/api/media/files/search?term=secreto',
  '/api/media/folders',
];
const fileUrls = ({ id, url_preview, url_thumbnail, url_download }: MediaFile) => [
  `/api/media/files/${id}`,
  `/api/media/optimize/${id}`,
  `/api/media/optimize/${id}?width=333&blur=2`,
  buildPresetUrl(url_preview, 'header'),
  url_thumbnail,
  url_download,
];

const mentionsFile = ({ text }: TestResponse) => /secret/i.test(text);

async function expectHidden(sendRequest: SendRequest): Promise<void> {
  for (const path of listUrls) {
    const response = await sendRequest(path);
    expect([response.status, mentionsFile(response)], path).toEqual([200, false]);
  }
  for (const path of fileUrls(file)) {
    const response = await sendRequest(path);
    expect([response.status, mentionsFile(response)], path).toEqual([404, false]);
    expect(response.headers['cache-control'], path).toBe('no-store');
  }
}

async function expectVisible(): Promise<void> {
  for (const path of [...listUrls, ...fileUrls(file)]) {
    const response = await mediaClient.sendRequest(path);
    expect(response.status, path).toBe(200);
    expect(response.headers['cache-control'], path).toMatch(/^private/);
  }
  for (const path of listUrls)
    expect(mentionsFile(await mediaClient.sendRequest(path)), path).toBe(true);
}

beforeEach(() => server.cacheVersion.increment());

describe('private media files', () => {
  test('are hidden from visitors after an admin has requested them', async () => {
    await expectVisible();
    await expectHidden(server.sendRequest);
  });

  test('are visible to admins after a visitor was answered 404', async () => {
    await expectHidden(server.sendRequest);
    await expectVisible();
    await expectHidden(server.sendRequest);
  });

  test('are hidden from a visitor who requests them together with an admin', async () => {
    for (const path of listUrls) {
      const requests = [
        mediaClient.sendRequest,
        server.sendRequest,
        mediaClient.sendRequest,
        server.sendRequest,
      ].map((sendRequest) => sendRequest(path));
      const mentioned = (await Promise.all(requests)).map(mentionsFile);
      expect(mentioned, path).toEqual([true, false, true, false]);
      server.cacheVersion.increment();
    }
  });

  test.each([
    ['no session', {}],
    ['an invalid session', { Cookie: 'higuera-session=nothing' }],
    ['only the CSRF header', { 'X-Requested-With': 'higuera' }],
    ['spoofed proxy headers', { 'X-Forwarded-For': '127.0.0.1', 'X-Original-URL': '/admin' }],
  ])('are hidden from a request with %s', async (_, headers) => {
    await expectHidden((path, requestOptions = {}) =>
      server.sendRequest(path, { ...requestOptions, headers }),
    );
  });

  test('are indistinguishable from files that do not exist', async () => {
    const fetchComparable = async (id: string) => {
      const { status, headers, text } = await server.sendRequest(`/api/media/files/${id}`);
      return [status, headers['cache-control'], text.replaceAll(id, '')];
    };
    expect(await fetchComparable(file.id)).toEqual(await fetchComparable('nothere'));
  });

  test('are hidden again after the admin has signed out', async () => {
    const other = await createMediaClient(server);
    expect((await other.sendRequest(`/api/media/files/${file.id}`)).status).toBe(200);
    expect((await other.sendJson('POST', '/api/admin/logout')).status).toBeLessThan(300);
    await expectHidden(other.sendRequest);
  });
});
