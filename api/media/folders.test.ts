import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/core/language';
import { createMediaFolder, listMediaFolders } from '#contract/media/admin-endpoints';
import { mediaMessages } from '#contract/media/admin-messages';
import { createPlainImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import type { SendRequest } from '../testing/test-client';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const mediaClient = await createMediaClient(server);

const bytes = await createPlainImage(8, 8).png().toBuffer();
const { path } = listMediaFolders;
const postFolder = (body: object) => mediaClient.sendJson('POST', path, body);

async function createFolder(name: string) {
  const { status, json } = await postFolder({ name });
  expect(status).toBe(201);
  return v.parse(createMediaFolder.response, json).folder;
}

const fetchFolderNames = async (sendRequest: SendRequest) =>
  v
    .parse(listMediaFolders.response, (await sendRequest(path)).json)
    .folders.map(({ name }) => name);

describe('POST /api/media/folders', () => {
  test('creates a folder, which is listed in order of name', async () => {
    const folder = await createFolder(' Ñoquis y más 🍝 / 2026 ');
    expect(folder).toMatchObject({
      name: 'Ñoquis y más 🍝 / 2026',
      id: expect.stringMatching(/./),
    });
    const names = await fetchFolderNames(mediaClient.sendRequest);
    expect(names).toContain(folder.name);
    expect(names).toEqual(names.toSorted());
  });

  test('creates a folder by which files can be filtered', async () => {
    const { id, name } = await createFolder('Higos');
    const upload = await mediaClient.upload([{ name: 'a.png', bytes }], { folder_id: id });
    const file = parseUploadedFile(upload);
    expect(file).toMatchObject({ folder: name, folder_id: id });
    for (const query of [`folder=${id}`, `folder=${name}`, `folder_id=${id}`]) {
      expect((await server.sendRequest(`/api/media/files?${query}`)).json).toEqual({
        files: [file],
      });
    }
    expect((await server.sendRequest(`/api/media/files?folder_id=${name}`)).json).toEqual({
      files: [],
    });
  });

  test('creates a folder that visitors see only while it contains public files', async () => {
    const { id, name } = await createFolder('Quesos');
    expect(await fetchFolderNames(server.sendRequest)).not.toContain(name);
    const fields = { folder_id: id, privacy: 'private' };
    const file = parseUploadedFile(await mediaClient.upload([{ name: 'a.png', bytes }], fields));
    expect(await fetchFolderNames(server.sendRequest)).not.toContain(name);
    const edit = (privacy: string) =>
      mediaClient.sendJson('PUT', `/api/media/files/${file.id}`, { privacy });
    await edit('public');
    expect(await fetchFolderNames(server.sendRequest)).toContain(name);
    await edit('private');
    expect(await fetchFolderNames(server.sendRequest)).not.toContain(name);
    expect(await fetchFolderNames(mediaClient.sendRequest)).toContain(name);
  });

  test('answers concurrent requests for one name with one 201 and 409', async () => {
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => postFolder({ name: 'Una' })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
  });

  test('is not needed for the default folder: concurrent uploads create it once', async () => {
    const other = await startTestServer();
    await other.database('media_files').update({ folder_id: null });
    await other.database('media_folders').where({ name: 'Talavera' }).del();
    const { upload } = await createMediaClient(other);
    const uploads = Array.from({ length: 6 }, () => upload([{ name: 'a.png', bytes }]));
    const folders = (await Promise.all(uploads)).map(
      (response) => parseUploadedFile(response).folder_id,
    );
    expect(new Set(folders).size).toBe(1);
    await other.close();
  });
});

describe('PUT /api/media/folders/:id', () => {
  const rename = (id: string, name: string) =>
    mediaClient.sendJson('PUT', `${path}/${id}`, { name });

  test('renames a folder, and its files are found by the new name', async () => {
    const { id } = await createFolder('Bodas');
    const upload = await mediaClient.upload([{ name: 'a.png', bytes }], { folder_id: id });
    const file = parseUploadedFile(upload);
    expect(await fetchFolderNames(server.sendRequest)).toContain('Bodas');
    const { status, json } = await rename(id, ' Bodas 2027 ');
    expect(status).toBe(200);
    expect(json).toMatchObject({ folder: { id, name: 'Bodas 2027' } });
    expect(await fetchFolderNames(server.sendRequest)).toContain('Bodas 2027');
    expect((await server.sendRequest('/api/media/files?folder=bodas%202027')).json).toEqual({
      files: [{ ...file, folder: 'Bodas 2027' }],
    });
  });

  test('changes the case of a name', async () => {
    const { id } = await createFolder('quesos y más');
    expect((await rename(id, 'Quesos y Más')).status).toBe(200);
    expect(await fetchFolderNames(mediaClient.sendRequest)).toContain('Quesos y Más');
  });

  test('answers 409 for the name of another folder', async () => {
    const { id } = await createFolder('Otoño');
    await createFolder('Invierno');
    expect(await rename(id, 'INVIERNO')).toMatchObject({
      status: 409,
      json: { issues: [{ path: 'name', message: mediaMessages.folderNameTaken.en }] },
    });
  });

  test('answers 409 for a reserved folder', async () => {
    const { json } = await mediaClient.sendRequest(path);
    const { folders } = v.parse(listMediaFolders.response, json);
    const talavera = folders.find(({ name }) => name === 'Talavera');
    expect((await rename(talavera?.id ?? '', 'Boards')).status).toBe(409);
    const { id } = await createFolder('Primavera');
    expect(await rename(id, 'Restoration')).toMatchObject({
      status: 409,
      json: { message: mediaMessages.reservedFolder.en },
    });
  });

  test('answers 404 when there is no such folder', async () => {
    expect((await rename('nothere', 'Boards')).status).toBe(404);
  });
});

describe('DELETE /api/media/folders/:id', () => {
  const remove = (id: string) => mediaClient.sendJson('DELETE', `${path}/${id}`);

  test('removes an empty folder', async () => {
    const { id, name } = await createFolder('Vacía');
    expect((await remove(id)).status).toBe(204);
    expect(await fetchFolderNames(mediaClient.sendRequest)).not.toContain(name);
    expect((await remove(id)).status).toBe(404);
  });

  test('answers 409 for a folder that contains images until they are moved', async () => {
    const { id, name } = await createFolder('Llena');
    const { id: other } = await createFolder('Otra');
    const upload = await mediaClient.upload([{ name: 'a.png', bytes }], { folder_id: id });
    expect(await remove(id)).toMatchObject({
      status: 409,
      json: { message: mediaMessages.folderNotEmpty.en },
    });
    expect(await fetchFolderNames(mediaClient.sendRequest)).toContain(name);
    const file = `/api/media/files/${parseUploadedFile(upload).id}`;
    await mediaClient.sendJson('PUT', file, { folder_id: other });
    expect((await remove(id)).status).toBe(204);
  });

  test('answers 409 for a reserved folder, even an empty one', async () => {
    const other = await startTestServer();
    await other.database('media_files').update({ folder_id: null });
    const { sendRequest, sendJson } = await createMediaClient(other);
    const { folders } = v.parse(listMediaFolders.response, (await sendRequest(path)).json);
    const talavera = folders.find(({ name }) => name === 'Talavera');
    expect((await sendJson('DELETE', `${path}/${talavera?.id}`)).status).toBe(409);
    await other.close();
  });
});

describe('POST /api/media/folders with invalid input', () => {
  test.each([
    ['without a name', {}, 400, mediaMessages.folderName],
    ['with an empty name', { name: '' }, 400, mediaMessages.folderName],
    ['with a blank name', { name: ' \n ' }, 400, mediaMessages.folderName],
    ['with a number for a name', { name: 7 }, 400, mediaMessages.folderName],
    ['with a name that is taken', { name: ' Talavera' }, 409, mediaMessages.folderNameTaken],
    [
      'with a name that differs only in case',
      { name: 'TALAvera' },
      409,
      mediaMessages.folderNameTaken,
    ],
  ])('rejects a folder %s', async (_, body, status, message) => {
    const before = await fetchFolderNames(mediaClient.sendRequest);
    for (const language of languages) {
      const response = await postFolder({ ...body, language });
      const issues = [{ path: 'name', message: message[language] }];
      expect(response).toMatchObject({ status, json: { issues } });
    }
    expect(await fetchFolderNames(mediaClient.sendRequest)).toEqual(before);
  });

  test.each(['a'.repeat(101), 'a\0b', 'a\ud800'])('answers 400 for the name %j', async (name) => {
    expect((await postFolder({ name })).status).toBe(400);
  });

  test('answers visitors 403', async () => {
    const { status } = await server.sendRequest(path, {
      method: 'POST',
      headers: { Origin: server.origin },
    });
    expect(status).toBe(403);
  });
});
