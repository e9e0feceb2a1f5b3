import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { mediaFileForm } from '#contract/media/admin-schema';
import { sha256 } from '../platform/digest';
import { createRotatedImage } from '../testing/images';
import { createMediaClient } from '../testing/media-client';
import { findImportedRows, importedAt } from '../testing/publitio-import';
import { startPublitioImportServer } from '../testing/publitio-import-server';

const { publitio, library, server, addFile, createImporter, listTitles } =
  await startPublitioImportServer();
const mediaClient = await createMediaClient(server);
const getDownloadCalls = () =>
  publitio.calls.filter(({ name }) => /^GET \/(download|file)$/.test(name));

describe('importing an image from Publitio', () => {
  test('adds it to the library with its metadata and serves it', async () => {
    library.folders.set('f1', { id: 'f1', name: 'Shop/Autumn boards' });
    const imageBytes = await createRotatedImage();
    const metadata = {
      title: 'Fig board',
      description: 'With azahar',
      tags: 'hero, figs',
      folder: 'f1',
    };
    const id = addFile('fig-board', { ...metadata, created_at: '2025-06-01 09:30:00' }, imageBytes);
    await createImporter().run();

    const { json } = await server.sendRequest('/api/media/files?folder=Autumn%20boards');
    expect(json).toMatchObject({
      files: [
        {
          title: 'Fig board',
          description: 'With azahar',
          tags: ['hero', 'figs'],
          privacy: 'public',
          folder: 'Autumn boards',
          created_at: '2025-06-01T09:30:00.000Z',
          size: imageBytes.length,
          format: 'jpeg',
          width: 300,
          height: 400,
          color: expect.stringMatching(/^#[0-9a-f]{6}$/),
          alt: { en: 'Fig board', es: 'Fig board' },
          focus: { x: 50, y: 50 },
        },
      ],
    });
    const [row] = await findImportedRows(server);
    expect(row).toMatchObject({ stored_name: id, content_hash: await sha256(imageBytes) });
    expect(row.id).not.toBe(id);
    expect((await server.sendRequest(`/api/media/optimize/${row.id}?width=320`)).status).toBe(200);
    expect((await server.sendRequest('/api/media/files/search?term=azahar')).json).toMatchObject({
      files: [{ id: row.id }],
    });
  });

  test('imports it only once and a new image in the next run', async () => {
    const { run, logged } = createImporter();
    addFile('first');
    await run();
    await run();
    expect(await listTitles()).toEqual(['first']);
    expect(getDownloadCalls()).toHaveLength(1);
    addFile('second');
    await run();
    await createImporter().run();
    expect(await listTitles()).toEqual(['first', 'second']);
    expect(logged).toEqual([]);
  });

  test('keeps a private image private', async () => {
    addFile('secret', { privacy: '0', option_download: '1' });
    await createImporter().run();
    const [{ id, privacy }] = await findImportedRows(server);
    expect(privacy).toBe('private');
    expect((await server.sendRequest(`/api/media/files/${id}`)).status).toBe(404);
    expect((await server.sendRequest(`/api/media/optimize/${id}`)).status).toBe(404);
    expect((await mediaClient.sendRequest(`/api/media/files/${id}`)).status).toBe(200);
  });

  test('imports a file of which only the id is known as private in the second run', async () => {
    addFile('bare');
    publitio.failCalls('says-the-id-only', 'GET /files/list');
    const { run } = createImporter();
    await run();
    expect(await listTitles()).toEqual([]);
    await run();
    expect(await findImportedRows(server)).toMatchObject([
      {
        title: 'Untitled',
        description: '',
        privacy: 'private',
        folder_id: null,
        width: 30,
        height: 20,
        created_at: importedAt.toISOString(),
      },
    ]);
  });

  test('truncates long or invalid metadata to what the library accepts', async () => {
    const tags = Array.from({ length: 60 }, (_, number) => `${number}${'x'.repeat(70)}`);
    addFile('long', {
      title: ` ${'🧀'.repeat(300)}\0`,
      description: '\0'.concat('d'.repeat(6000)),
      tags: tags.join(','),
    });
    await createImporter().run();
    const [{ id }] = await findImportedRows(server);
    const file = await server.library.find(id);
    expect(v.safeParse(mediaFileForm, file).issues).toBeUndefined();
    expect(file?.title).toBe('🧀'.repeat(200));
    expect(file?.tags).toHaveLength(50);
  });
});
