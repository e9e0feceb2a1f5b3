import * as v from 'valibot';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Language, languages } from '#contract/core/language';
import { createMediaFolder, listMediaFolders } from '#contract/media/admin-endpoints';
import { providerFailed } from '#contract/media/messages';
import { startFakePublitio } from '../testing/fake-publitio';
import { createPlainImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { startTestServer } from '../testing/test-server';
import { createPublitioProvider } from './providers/publitio/publitio-provider';

const publitio = await startFakePublitio();
const provider = createPublitioProvider({ ...publitio.options, onError: () => undefined });
const server = await startTestServer({ publitio: provider });
afterAll(async () => {
  await server.close();
  await publitio.close();
});
afterEach(publitio.reset);
const mediaClient = await createMediaClient(server);

const { path } = createMediaFolder;
const bytes = await createPlainImage(8, 8).png().toBuffer();

async function createFolder(name: string): Promise<string> {
  const { json } = await mediaClient.sendJson('POST', path, { name });
  return v.parse(createMediaFolder.response, json).folder.id;
}

async function uploadTo(folder_id: string): Promise<string> {
  const upload = await mediaClient.upload([{ name: 'a.png', bytes }], { folder_id });
  return parseUploadedFile(upload).id;
}

const rename = (id: string, name: string, language: Language = 'en') =>
  mediaClient.sendJson('PUT', `${path}/${id}`, { name, language });

async function findPublitioFolder(fileId: string): Promise<string | undefined> {
  const original = await server.library.findOriginal(fileId);
  const { files, folders } = publitio.library;
  return folders.get(files.get(original?.stored_name ?? '')?.params.get('folder') ?? '')?.name;
}

const listPublitioFolders = () => [...publitio.library.folders.values()].map(({ name }) => name);

const findCalls = (name: string) => publitio.calls.filter((call) => call.name === name);

test('PUT /api/media/folders/:id renames the folder at Publitio, and its files stay in it', async () => {
  const id = await createFolder('Bodas');
  const file = await uploadTo(id);
  expect(await findPublitioFolder(file)).toBe('Bodas');
  expect((await rename(id, 'Bodas 2027')).status).toBe(200);
  expect(await findPublitioFolder(file)).toBe('Bodas 2027');
  expect(findCalls('PUT /folders/update')).toHaveLength(1);
  expect(findCalls('PUT /files/update')).toEqual([]);
  expect(await findPublitioFolder(await uploadTo(id))).toBe('Bodas 2027');
  expect(listPublitioFolders()).not.toContain('Bodas');
  const other = await createFolder('Bodas');
  expect(await findPublitioFolder(await uploadTo(other))).toBe('Bodas');
  expect(await findPublitioFolder(file)).toBe('Bodas 2027');
});

test('PUT /api/media/folders/:id moves the files when Publitio has a folder of the new name', async () => {
  const old = await createFolder('Otoño');
  await uploadTo(old);
  await rename(old, 'Otoño 2025');
  publitio.library.folders.set('left', { id: 'left', name: 'Invierno' });
  const files = [await uploadTo(old), await uploadTo(old)];
  expect((await rename(old, 'Invierno')).status).toBe(200);
  expect(await Promise.all(files.map(findPublitioFolder))).toEqual(['Invierno', 'Invierno']);
  expect(listPublitioFolders().filter((name) => name === 'Invierno')).toHaveLength(1);
  expect(await findPublitioFolder(await uploadTo(old))).toBe('Invierno');
});

test('PUT /api/media/folders/:id sends no request for a folder without files at Publitio', async () => {
  const id = await createFolder('Vacía');
  publitio.failCalls('html-502', 'GET /folders/list');
  expect((await rename(id, 'Aún vacía')).status).toBe(200);
  expect(publitio.calls).toEqual([]);
});

test('PUT /api/media/folders/:id answers 502 and changes nothing while Publitio fails', async () => {
  const id = await createFolder('Verano');
  const file = await uploadTo(id);
  publitio.failCalls('html-502', 'GET /folders/list');
  for (const language of languages) {
    const response = await rename(id, 'Verano 2027', language);
    expect(response).toMatchObject({ status: 502, json: { message: providerFailed[language] } });
  }
  const { json } = await mediaClient.sendRequest(path);
  const names = v.parse(listMediaFolders.response, json).folders.map(({ name }) => name);
  expect(names).toContain('Verano');
  expect(names).not.toContain('Verano 2027');
  publitio.reset();
  expect((await rename(id, 'Verano 2027')).status).toBe(200);
  expect(await findPublitioFolder(file)).toBe('Verano 2027');
});

test('PUT /api/media/folders/:id can be retried after Publitio renamed the folder but the response was lost', async () => {
  const id = await createFolder('Marzo');
  const file = await uploadTo(id);
  publitio.failCalls('html-502', 'PUT /folders/update');
  expect((await rename(id, 'Abril')).status).toBe(502);
  expect(await findPublitioFolder(file)).toBe('Abril');
  expect((await rename(id, 'Abril')).status).toBe(200);
  expect(await findPublitioFolder(file)).toBe('Abril');
  expect(listPublitioFolders()).not.toContain('Marzo');
});

test('PUT /api/media/folders/:id moves the files when their folder was renamed at Publitio', async () => {
  const id = await createFolder('Mayo');
  const file = await uploadTo(id);
  const [folder] = [...publitio.library.folders.values()].filter(({ name }) => name === 'Mayo');
  if (folder) publitio.library.folders.set(folder.id, { ...folder, name: 'May' });
  expect((await rename(id, 'Junio')).status).toBe(200);
  expect(await findPublitioFolder(file)).toBe('Junio');
});
