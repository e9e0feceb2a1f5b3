import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { createMediaFolder, listMediaFolders } from '#contract/media/admin-endpoints';
import { mediaRules } from '#contract/media/admin-messages';
import type { SendRequest } from '../testing/ask';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { createPlainImage } from '../testing/pictures';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);
const librarian = await asLibrarian(shop);

const bytes = await createPlainImage(8, 8).png().toBuffer();
const { path } = listMediaFolders;
const make = (body: object) => librarian.send('POST', path, body);

async function made(name: string) {
  const { status, json } = await make({ name });
  expect(status).toBe(201);
  return v.parse(createMediaFolder.response, json).folder;
}

const namesSeenBy = async (sendRequest: SendRequest) =>
  v
    .parse(listMediaFolders.response, (await sendRequest(path)).json)
    .folders.map(({ name }) => name);

describe('POST /api/media/folders', () => {
  test('creates a folder, which is listed in order of name', async () => {
    const folder = await made(' Ñoquis y más 🍝 / 2026 ');
    expect(folder).toMatchObject({
      name: 'Ñoquis y más 🍝 / 2026',
      id: expect.stringMatching(/./),
    });
    const names = await namesSeenBy(librarian.sendRequest);
    expect(names).toContain(folder.name);
    expect(names).toEqual(names.toSorted());
  });

  test('creates a folder by which files can be filtered', async () => {
    const { id, name } = await made('Higos');
    const upload = await librarian.upload([{ name: 'a.png', bytes }], { folder_id: id });
    const file = uploadedFile(upload);
    expect(file).toMatchObject({ folder: name, folder_id: id });
    for (const query of [`folder=${id}`, `folder=${name}`, `folder_id=${id}`]) {
      expect((await shop.sendRequest(`/api/media/files?${query}`)).json).toEqual({ files: [file] });
    }
    expect((await shop.sendRequest(`/api/media/files?folder_id=${name}`)).json).toEqual({
      files: [],
    });
  });

  test('creates a folder that visitors see only while it contains public files', async () => {
    const { id, name } = await made('Quesos');
    expect(await namesSeenBy(shop.sendRequest)).not.toContain(name);
    const fields = { folder_id: id, privacy: 'private' };
    const file = uploadedFile(await librarian.upload([{ name: 'a.png', bytes }], fields));
    expect(await namesSeenBy(shop.sendRequest)).not.toContain(name);
    const edit = (privacy: string) =>
      librarian.send('PUT', `/api/media/files/${file.id}`, { privacy });
    await edit('public');
    expect(await namesSeenBy(shop.sendRequest)).toContain(name);
    await edit('private');
    expect(await namesSeenBy(shop.sendRequest)).not.toContain(name);
    expect(await namesSeenBy(librarian.sendRequest)).toContain(name);
  });

  test('answers concurrent requests for one name with one 201 and 409', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => make({ name: 'Una' })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
  });

  test('is not needed for the default folder: concurrent uploads create it once', async () => {
    const other = await startShop();
    await other.database('media_files').update({ folder_id: null });
    await other.database('media_folders').where({ name: 'Talavera' }).del();
    const { upload } = await asLibrarian(other);
    const uploads = Array.from({ length: 6 }, () => upload([{ name: 'a.png', bytes }]));
    const folders = (await Promise.all(uploads)).map(
      (response) => uploadedFile(response).folder_id,
    );
    expect(new Set(folders).size).toBe(1);
    await other.close();
  });
});

describe('PUT /api/media/folders/:id', () => {
  const rename = (id: string, name: string) => librarian.send('PUT', `${path}/${id}`, { name });

  test('renames a folder, and its files are found by the new name', async () => {
    const { id } = await made('Bodas');
    const upload = await librarian.upload([{ name: 'a.png', bytes }], { folder_id: id });
    const file = uploadedFile(upload);
    expect(await namesSeenBy(shop.sendRequest)).toContain('Bodas');
    const { status, json } = await rename(id, ' Bodas 2027 ');
    expect(status).toBe(200);
    expect(json).toMatchObject({ folder: { id, name: 'Bodas 2027' } });
    expect(await namesSeenBy(shop.sendRequest)).toContain('Bodas 2027');
    expect((await shop.sendRequest('/api/media/files?folder=bodas%202027')).json).toEqual({
      files: [{ ...file, folder: 'Bodas 2027' }],
    });
  });

  test('changes the case of a name', async () => {
    const { id } = await made('quesos y más');
    expect((await rename(id, 'Quesos y Más')).status).toBe(200);
    expect(await namesSeenBy(librarian.sendRequest)).toContain('Quesos y Más');
  });

  test('refuses the name of another folder', async () => {
    const { id } = await made('Otoño');
    await made('Invierno');
    expect(await rename(id, 'INVIERNO')).toMatchObject({
      status: 409,
      json: { issues: [{ path: 'name', message: mediaRules.folderTaken.en }] },
    });
  });

  test("refuses to rename the folders of the shop's own images", async () => {
    const { json } = await librarian.sendRequest(path);
    const { folders } = v.parse(listMediaFolders.response, json);
    const talavera = folders.find(({ name }) => name === 'Talavera');
    expect((await rename(talavera?.id ?? '', 'Boards')).status).toBe(409);
    const { id } = await made('Primavera');
    expect(await rename(id, 'Restoration')).toMatchObject({
      status: 409,
      json: { message: mediaRules.shopFolder.en },
    });
  });

  test('answers 404 when there is no such folder', async () => {
    expect((await rename('nothere', 'Boards')).status).toBe(404);
  });
});

describe('DELETE /api/media/folders/:id', () => {
  const remove = (id: string) => librarian.send('DELETE', `${path}/${id}`);

  test('removes an empty folder', async () => {
    const { id, name } = await made('Vacía');
    expect((await remove(id)).status).toBe(204);
    expect(await namesSeenBy(librarian.sendRequest)).not.toContain(name);
    expect((await remove(id)).status).toBe(404);
  });

  test('refuses a folder that holds images, until they are moved', async () => {
    const { id, name } = await made('Llena');
    const { id: other } = await made('Otra');
    const upload = await librarian.upload([{ name: 'a.png', bytes }], { folder_id: id });
    expect(await remove(id)).toMatchObject({
      status: 409,
      json: { message: mediaRules.folderNotEmpty.en },
    });
    expect(await namesSeenBy(librarian.sendRequest)).toContain(name);
    const file = `/api/media/files/${uploadedFile(upload).id}`;
    await librarian.send('PUT', file, { folder_id: other });
    expect((await remove(id)).status).toBe(204);
  });

  test("refuses the folder of the shop's own images, even when it is empty", async () => {
    const other = await startShop();
    await other.database('media_files').update({ folder_id: null });
    const { sendRequest, send } = await asLibrarian(other);
    const { folders } = v.parse(listMediaFolders.response, (await sendRequest(path)).json);
    const talavera = folders.find(({ name }) => name === 'Talavera');
    expect((await send('DELETE', `${path}/${talavera?.id}`)).status).toBe(409);
    await other.close();
  });
});

describe('POST /api/media/folders with invalid input', () => {
  test.each([
    ['without a name', {}, 400, mediaRules.folderName],
    ['with an empty name', { name: '' }, 400, mediaRules.folderName],
    ['with a blank name', { name: ' \n ' }, 400, mediaRules.folderName],
    ['with a number for a name', { name: 7 }, 400, mediaRules.folderName],
    ['with a name that is taken', { name: ' Talavera' }, 409, mediaRules.folderTaken],
    ['with a name that differs only in case', { name: 'TALAvera' }, 409, mediaRules.folderTaken],
  ])('rejects a folder %s', async (_, body, status, sentence) => {
    const before = await namesSeenBy(librarian.sendRequest);
    for (const language of languages) {
      const response = await make({ ...body, language });
      const issues = [{ path: 'name', message: sentence[language] }];
      expect(response).toMatchObject({ status, json: { issues } });
    }
    expect(await namesSeenBy(librarian.sendRequest)).toEqual(before);
  });

  test.each(['a'.repeat(101), 'a\0b', 'a\ud800'])('answers 400 for the name %j', async (name) => {
    expect((await make({ name })).status).toBe(400);
  });

  test('answers visitors 403', async () => {
    const { status } = await shop.sendRequest(path, {
      method: 'POST',
      headers: { Origin: shop.origin },
    });
    expect(status).toBe(403);
  });
});
