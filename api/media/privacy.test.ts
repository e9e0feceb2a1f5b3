import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { folderKey } from '#contract/media/admin-rules';
import { buildPresetUrl } from '#contract/media/image-options';
import type { MediaFile } from '#contract/media/schema';
import type { SendRequest, TestResponse } from '../testing/ask';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { createPlainImage } from '../testing/pictures';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);
const librarian = await asLibrarian(shop);

const bytes = await createPlainImage(40, 30).jpeg().toBuffer();
const fields = { title: 'Secreto', tags: 'secreto', privacy: 'private' };
const folder = {
  id: 'secret-folder',
  name: 'Secretos',
  name_key: folderKey('Secretos'),
  created_at: '2026-01-01T00:00:00.000Z',
};
await shop.database('media_folders').insert(folder);
const file = uploadedFile(
  await librarian.upload([{ name: 'a.jpg', bytes }], { ...fields, folder_id: folder.id }),
);

const lists = [
  '/api/media/files?limit=100',
  '/api/media/files?filter_tags=secreto',
  `/api/media/files?folder=${folder.name}`,
  `/api/media/files?folder_id=${folder.id}`,
  '/api/media/files/search?term=secreto',
  '/api/media/folders',
];
const reads = ({ id, url_preview, url_thumbnail, url_download }: MediaFile) => [
  `/api/media/files/${id}`,
  `/api/media/optimize/${id}`,
  `/api/media/optimize/${id}?width=333&blur=2`,
  buildPresetUrl(url_preview, 'header'),
  url_thumbnail,
  url_download,
];

const isMentioned = ({ text }: TestResponse) => /secret/i.test(text);

async function expectHidden(sendRequest: SendRequest): Promise<void> {
  for (const path of lists) {
    const response = await sendRequest(path);
    expect([response.status, isMentioned(response)], path).toEqual([200, false]);
  }
  for (const path of reads(file)) {
    const response = await sendRequest(path);
    expect([response.status, isMentioned(response)], path).toEqual([404, false]);
    expect(response.headers['cache-control'], path).toBe('no-store');
  }
}

async function expectShown(): Promise<void> {
  for (const path of [...lists, ...reads(file)]) {
    const response = await librarian.sendRequest(path);
    expect(response.status, path).toBe(200);
    expect(response.headers['cache-control'], path).toMatch(/^private/);
  }
  for (const path of lists) expect(isMentioned(await librarian.sendRequest(path)), path).toBe(true);
}

beforeEach(() => shop.cacheVersion.changed());

describe('private media files', () => {
  test('are hidden from visitors after an admin has requested them', async () => {
    await expectShown();
    await expectHidden(shop.sendRequest);
  });

  test('are visible to admins after a visitor was answered 404', async () => {
    await expectHidden(shop.sendRequest);
    await expectShown();
    await expectHidden(shop.sendRequest);
  });

  test('are hidden from a visitor who requests them together with an admin', async () => {
    for (const path of lists) {
      const all = [
        librarian.sendRequest,
        shop.sendRequest,
        librarian.sendRequest,
        shop.sendRequest,
      ].map((sendRequest) => sendRequest(path));
      const mentioned = (await Promise.all(all)).map(isMentioned);
      expect(mentioned, path).toEqual([true, false, true, false]);
      shop.cacheVersion.changed();
    }
  });

  test.each([
    ['no session', {}],
    ['an invalid session', { Cookie: 'higuera-session=nothing' }],
    ['only the CSRF header', { 'X-Requested-With': 'higuera' }],
    ['spoofed proxy headers', { 'X-Forwarded-For': '127.0.0.1', 'X-Original-URL': '/admin' }],
  ])('are hidden from a request with %s', async (_, headers) => {
    await expectHidden((path, asking = {}) => shop.sendRequest(path, { ...asking, headers }));
  });

  test('are indistinguishable from files that do not exist', async () => {
    const fetchComparable = async (id: string) => {
      const { status, headers, text } = await shop.sendRequest(`/api/media/files/${id}`);
      return [status, headers['cache-control'], text.replaceAll(id, '')];
    };
    expect(await fetchComparable(file.id)).toEqual(await fetchComparable('nothere'));
  });

  test('are hidden again after the admin has signed out', async () => {
    const other = await asLibrarian(shop);
    expect((await other.sendRequest(`/api/media/files/${file.id}`)).status).toBe(200);
    expect((await other.send('POST', '/api/admin/logout')).status).toBeLessThan(300);
    await expectHidden(other.sendRequest);
  });
});
