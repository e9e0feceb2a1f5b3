import * as v from 'valibot';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Language, languages } from '#contract/core/language';
import { createMediaFolder, listMediaFolders } from '#contract/media/admin-endpoints';
import { providerFailed } from '#contract/media/messages';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { createPlainImage } from '../testing/pictures';
import { startPublitio } from '../testing/publitio-stand-in';
import { startShop } from '../testing/shop';
import { publitioProvider } from './providers/publitio/publitio';

const publitio = await startPublitio();
const provider = publitioProvider({ ...publitio.options, onError: () => undefined });
const shop = await startShop({ publitio: provider });
afterAll(async () => {
  await shop.close();
  await publitio.close();
});
afterEach(publitio.reset);
const librarian = await asLibrarian(shop);

const { path } = createMediaFolder;
const bytes = await createPlainImage(8, 8).png().toBuffer();

async function makeFolder(name: string): Promise<string> {
  const { json } = await librarian.send('POST', path, { name });
  return v.parse(createMediaFolder.response, json).folder.id;
}

async function uploadTo(folder_id: string): Promise<string> {
  const upload = await librarian.upload([{ name: 'a.png', bytes }], { folder_id });
  return uploadedFile(upload).id;
}

const rename = (id: string, name: string, language: Language = 'en') =>
  librarian.send('PUT', `${path}/${id}`, { name, language });

async function folderAtPublitio(fileId: string): Promise<string | undefined> {
  const original = await shop.library.findOriginal(fileId);
  const { files, folders } = publitio.library;
  return folders.get(files.get(original?.stored_name ?? '')?.params.get('folder') ?? '')?.name;
}

const folderNamesAtPublitio = () => [...publitio.library.folders.values()].map(({ name }) => name);

const calls = (name: string) => publitio.calls.filter((call) => call.name === name);

test('PUT /api/media/folders/:id renames the folder at Publitio, and its files stay in it', async () => {
  const id = await makeFolder('Bodas');
  const file = await uploadTo(id);
  expect(await folderAtPublitio(file)).toBe('Bodas');
  expect((await rename(id, 'Bodas 2027')).status).toBe(200);
  expect(await folderAtPublitio(file)).toBe('Bodas 2027');
  expect(calls('PUT /folders/update')).toHaveLength(1);
  expect(calls('PUT /files/update')).toEqual([]);
  expect(await folderAtPublitio(await uploadTo(id))).toBe('Bodas 2027');
  expect(folderNamesAtPublitio()).not.toContain('Bodas');
  const other = await makeFolder('Bodas');
  expect(await folderAtPublitio(await uploadTo(other))).toBe('Bodas');
  expect(await folderAtPublitio(file)).toBe('Bodas 2027');
});

test('PUT /api/media/folders/:id moves the files when Publitio has a folder of the new name', async () => {
  const old = await makeFolder('Otoño');
  await uploadTo(old);
  await rename(old, 'Otoño 2025');
  publitio.library.folders.set('left', { id: 'left', name: 'Invierno' });
  const files = [await uploadTo(old), await uploadTo(old)];
  expect((await rename(old, 'Invierno')).status).toBe(200);
  expect(await Promise.all(files.map(folderAtPublitio))).toEqual(['Invierno', 'Invierno']);
  expect(folderNamesAtPublitio().filter((name) => name === 'Invierno')).toHaveLength(1);
  expect(await folderAtPublitio(await uploadTo(old))).toBe('Invierno');
});

test('PUT /api/media/folders/:id sends no request for a folder without files at Publitio', async () => {
  const id = await makeFolder('Vacía');
  publitio.misbehave('html-502', 'GET /folders/list');
  expect((await rename(id, 'Aún vacía')).status).toBe(200);
  expect(publitio.calls).toEqual([]);
});

test('PUT /api/media/folders/:id answers 502 and changes nothing while Publitio fails', async () => {
  const id = await makeFolder('Verano');
  const file = await uploadTo(id);
  publitio.misbehave('html-502', 'GET /folders/list');
  for (const language of languages) {
    const response = await rename(id, 'Verano 2027', language);
    expect(response).toMatchObject({ status: 502, json: { message: providerFailed[language] } });
  }
  const { json } = await librarian.sendRequest(path);
  const names = v.parse(listMediaFolders.response, json).folders.map(({ name }) => name);
  expect(names).toContain('Verano');
  expect(names).not.toContain('Verano 2027');
  publitio.reset();
  expect((await rename(id, 'Verano 2027')).status).toBe(200);
  expect(await folderAtPublitio(file)).toBe('Verano 2027');
});

test('PUT /api/media/folders/:id may be repeated when Publitio renamed the folder without saying so', async () => {
  const id = await makeFolder('Marzo');
  const file = await uploadTo(id);
  publitio.misbehave('html-502', 'PUT /folders/update');
  expect((await rename(id, 'Abril')).status).toBe(502);
  expect(await folderAtPublitio(file)).toBe('Abril');
  expect((await rename(id, 'Abril')).status).toBe(200);
  expect(await folderAtPublitio(file)).toBe('Abril');
  expect(folderNamesAtPublitio()).not.toContain('Marzo');
});

test('PUT /api/media/folders/:id moves the files when their folder was renamed at Publitio', async () => {
  const id = await makeFolder('Mayo');
  const file = await uploadTo(id);
  const [folder] = [...publitio.library.folders.values()].filter(({ name }) => name === 'Mayo');
  if (folder) publitio.library.folders.set(folder.id, { ...folder, name: 'May' });
  expect((await rename(id, 'Junio')).status).toBe(200);
  expect(await folderAtPublitio(file)).toBe('Junio');
});
