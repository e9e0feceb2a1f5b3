import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { folderKey } from '#contract/media/admin-rules';
import { presetAddress } from '#contract/media/image-options';
import type { MediaFile } from '#contract/media/schema';
import type { Answered, Ask } from '../testing/ask';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { plainPicture } from '../testing/pictures';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);
const librarian = await asLibrarian(shop);

const bytes = await plainPicture(40, 30).jpeg().toBuffer();
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

/** Answers that depend on who asks. */
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
  presetAddress(url_preview, 'header'),
  url_thumbnail,
  url_download,
];

const isMentioned = ({ text }: Answered) => /secret/i.test(text);

async function expectHidden(ask: Ask): Promise<void> {
  for (const path of lists) {
    const answer = await ask(path);
    expect([answer.status, isMentioned(answer)], path).toEqual([200, false]);
  }
  for (const path of reads(file)) {
    const answer = await ask(path);
    expect([answer.status, isMentioned(answer)], path).toEqual([404, false]);
    expect(answer.headers['cache-control'], path).toBe('no-store');
  }
}

async function expectShown(): Promise<void> {
  for (const path of [...lists, ...reads(file)]) {
    const answer = await librarian.ask(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers['cache-control'], path).toMatch(/^private/);
  }
  for (const path of lists) expect(isMentioned(await librarian.ask(path)), path).toBe(true);
}

beforeEach(() => shop.cacheVersion.changed());

describe('a private file', () => {
  test('is nowhere for visitors, though an administrator was shown it before', async () => {
    await expectShown();
    await expectHidden(shop.ask);
  });

  test('is everywhere for administrators, though a visitor was not shown it before', async () => {
    await expectHidden(shop.ask);
    await expectShown();
    await expectHidden(shop.ask);
  });

  test('is hidden from whoever asks at the same moment as an administrator', async () => {
    for (const path of lists) {
      const all = [librarian.ask, shop.ask, librarian.ask, shop.ask].map((ask) => ask(path));
      const mentioned = (await Promise.all(all)).map(isMentioned);
      expect(mentioned, path).toEqual([true, false, true, false]);
      shop.cacheVersion.changed();
    }
  });

  test.each([
    ['no session', {}],
    ['a session that is none', { Cookie: 'higuera-session=nothing' }],
    ['another’s mark', { 'X-Requested-With': 'higuera' }],
    ['a proxy’s word', { 'X-Forwarded-For': '127.0.0.1', 'X-Original-URL': '/admin' }],
  ])('is hidden from who comes with %s', async (_, headers) => {
    await expectHidden((path, asking = {}) => shop.ask(path, { ...asking, headers }));
  });

  test('is told apart by nothing from one that does not exist', async () => {
    const told = async (id: string) => {
      const { status, headers, text } = await shop.ask(`/api/media/files/${id}`);
      return [status, headers['cache-control'], text.replaceAll(id, '')];
    };
    expect(await told(file.id)).toEqual(await told('nothere'));
  });

  test('is hidden again once its administrator has signed out', async () => {
    const other = await asLibrarian(shop);
    expect((await other.ask(`/api/media/files/${file.id}`)).status).toBe(200);
    expect((await other.send('POST', '/api/admin/logout')).status).toBeLessThan(300);
    await expectHidden(other.ask);
  });
});
