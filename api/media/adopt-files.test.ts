import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { mediaFileForm } from '#contract/media/admin-schema';
import { sha256 } from '../platform/digest';
import { startAdoptingShop } from '../testing/adopting-shop';
import { adoptedAt, adoptedRows } from '../testing/adoption';
import { asLibrarian } from '../testing/librarian';
import { createRotatedPhoto } from '../testing/pictures';

const { publitio, library, shop, add, adopter, titles } = await startAdoptingShop();
const librarian = await asLibrarian(shop);
const downloads = () => publitio.calls.filter(({ name }) => /^GET \/(download|file)$/.test(name));

describe('importing an image from Publitio', () => {
  test('adds it to the library with its metadata and serves it', async () => {
    library.folders.set('f1', { id: 'f1', name: 'Shop/Autumn boards' });
    const imageBytes = await createRotatedPhoto();
    const metadata = {
      title: 'Fig board',
      description: 'With azahar',
      tags: 'hero, figs',
      folder: 'f1',
    };
    const id = add('fig-board', { ...metadata, created_at: '2025-06-01 09:30:00' }, imageBytes);
    await adopter().run();

    const { json } = await shop.sendRequest('/api/media/files?folder=Autumn%20boards');
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
    const [row] = await adoptedRows(shop);
    expect(row).toMatchObject({ stored_name: id, content_hash: await sha256(imageBytes) });
    expect(row.id).not.toBe(id);
    expect((await shop.sendRequest(`/api/media/optimize/${row.id}?width=320`)).status).toBe(200);
    expect((await shop.sendRequest('/api/media/files/search?term=azahar')).json).toMatchObject({
      files: [{ id: row.id }],
    });
  });

  test('imports it only once and a new image in the next run', async () => {
    const { run, logged } = adopter();
    add('first');
    await run();
    await run();
    expect(await titles()).toEqual(['first']);
    expect(downloads()).toHaveLength(1);
    add('second');
    await run();
    await adopter().run();
    expect(await titles()).toEqual(['first', 'second']);
    expect(logged).toEqual([]);
  });

  test('keeps a private image private', async () => {
    add('secret', { privacy: '0', option_download: '1' });
    await adopter().run();
    const [{ id, privacy }] = await adoptedRows(shop);
    expect(privacy).toBe('private');
    expect((await shop.sendRequest(`/api/media/files/${id}`)).status).toBe(404);
    expect((await shop.sendRequest(`/api/media/optimize/${id}`)).status).toBe(404);
    expect((await librarian.sendRequest(`/api/media/files/${id}`)).status).toBe(200);
  });

  test('imports a file of which only the id is known as private in the second run', async () => {
    add('bare');
    publitio.misbehave('says-the-id-only', 'GET /files/list');
    const { run } = adopter();
    await run();
    expect(await titles()).toEqual([]);
    await run();
    expect(await adoptedRows(shop)).toMatchObject([
      {
        title: 'Untitled',
        description: '',
        privacy: 'private',
        folder_id: null,
        width: 30,
        height: 20,
        created_at: adoptedAt.toISOString(),
      },
    ]);
  });

  test('truncates long or invalid metadata to what the library accepts', async () => {
    const tags = Array.from({ length: 60 }, (_, number) => `${number}${'x'.repeat(70)}`);
    add('long', {
      title: ` ${'🧀'.repeat(300)}\0`,
      description: '\0'.concat('d'.repeat(6000)),
      tags: tags.join(','),
    });
    await adopter().run();
    const [{ id }] = await adoptedRows(shop);
    const file = await shop.library.find(id);
    expect(v.safeParse(mediaFileForm, file).issues).toBeUndefined();
    expect(file?.title).toBe('🧀'.repeat(200));
    expect(file?.tags).toHaveLength(50);
  });
});
