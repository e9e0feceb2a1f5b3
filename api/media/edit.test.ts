import { afterAll, describe, expect, test } from 'vitest';
import { rules, storableRule } from '#contract/core/fields';
import { type BilingualText, languages } from '#contract/core/language';
import { mediaRules } from '#contract/media/admin-messages';
import { buildImageUrl } from '#contract/media/image-options';
import { asLibrarian, uploadedFile } from '../testing/librarian';
import { createPlainImage } from '../testing/pictures';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);
const librarian = await asLibrarian(shop);

const bytes = await createPlainImage(400, 300).jpeg().toBuffer();
const fields = { title: 'Higos', description: 'Maduros.', tags: 'higo' };
const file = uploadedFile(await librarian.upload([{ name: 'higo.jpg', bytes }], fields));
const path = `/api/media/files/${file.id}`;
const edit = (changes: object) => librarian.send('PUT', path, changes);
const readBack = async () => (await librarian.sendRequest(path)).json;

describe('PUT /api/media/files/:id', () => {
  test.each([
    [{ title: ' Queso 🧀 ' }, { title: 'Queso 🧀', alt: { en: 'Queso 🧀', es: 'Queso 🧀' } }],
    [{ description: 'De\ncabra.' }, { description: 'De\ncabra.' }],
    [{ description: '' }, { description: '' }],
    [{ tags: 'queso, cabra,, queso ' }, { tags: ['queso', 'cabra'] }],
    [{ tags: ['uno', 'dos, tres'] }, { tags: ['uno', 'dos', 'tres'] }],
    [{ tags: '' }, { tags: [] }],
    [{ alt: { en: 'Cheese', es: '' } }, { alt: { en: 'Cheese', es: 'Cheese' } }],
    [{ folder_id: 'pages' }, { folder_id: 'pages', folder: 'Pages' }],
    [{ folder_id: null }, { folder_id: null, folder: null }],
    [{}, {}],
    [{ id: 'x', size: 1, format: 'png', created_at: 'x', url_preview: '/x', stored_name: 'x' }, {}],
  ])('changes only the given fields: %j', async (changes, expected) => {
    const before = await readBack();
    const { status, json } = await edit(changes);
    expect(status).toBe(200);
    expect(json).toEqual({ file: { ...(before as { file: object }).file, ...expected } });
    expect(await readBack()).toEqual(json);
  });

  test('changes the image URL when the focal point changes', async () => {
    const { url_preview } = file;
    expect(await readBack()).toMatchObject({ file: { url_preview } });
    await edit({ focus: { x: 10, y: 90 } });
    const json = await readBack();
    expect(json).toMatchObject({ file: { focus: { x: 10, y: 90 } } });
    expect(json).not.toMatchObject({ file: { url_preview } });
  });

  test('updates search: new texts match, old ones no longer do', async () => {
    await edit({ title: 'Membrillo', description: 'Dulce.', tags: 'postre' });
    const found = async (term: string) =>
      (await shop.sendRequest(`/api/media/files/search?term=${term}`)).text.includes(file.id);
    expect(await Promise.all(['membrillo', 'dulce', 'postre'].map(found))).toEqual([
      true,
      true,
      true,
    ]);
    await edit({ title: 'Nuez', description: '', tags: '' });
    expect(await Promise.all(['membrillo', 'dulce', 'postre', 'nuez'].map(found))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('hides the image from visitors at once when it becomes private', async () => {
    const image = buildImageUrl(file.url_preview, 320);
    const theirs = ['/api/media/files', path, `${path}/download`, image];
    for (const url of theirs) expect((await shop.sendRequest(url)).status).toBe(200);
    await edit({ privacy: 'private' });
    expect((await shop.sendRequest('/api/media/files')).text).not.toContain(file.id);
    for (const url of theirs.slice(1)) expect((await shop.sendRequest(url)).status).toBe(404);
    await edit({ privacy: 'public' });
    for (const url of theirs) expect((await shop.sendRequest(url)).status).toBe(200);
  });
});

describe('PUT /api/media/files/:id with invalid input', () => {
  const cases: readonly [string, object, string, BilingualText][] = [
    ['an empty title', { title: '' }, 'title', mediaRules.title],
    ['a blank title', { title: ' \t' }, 'title', mediaRules.title],
    ['a null title', { title: null }, 'title', mediaRules.title],
    ['a long title', { title: 'a'.repeat(201) }, 'title', rules.longest(200)],
    ['a long description', { description: 'a'.repeat(5001) }, 'description', rules.longest(5000)],
    ['a NUL', { description: 'a\0' }, 'description', rules.storable],
    ['half a character', { title: 'a\ud800' }, 'title', rules.storable],
    ['tags of 10,000 characters', { tags: 'a'.repeat(10_000) }, 'tags', mediaRules.tags],
    ['tags of a wrong type', { tags: 7 }, 'tags', mediaRules.tags],
    ['another privacy', { privacy: 'secret' }, 'privacy', mediaRules.privacy],
    ['an unknown folder', { folder_id: 'nothere' }, 'folder_id', mediaRules.folder],
    ['a folder with a NUL', { folder_id: 'pages\0' }, 'folder_id', storableRule],
    ['a folder id of a wrong type', { folder_id: 7 }, 'folder_id', mediaRules.folder],
  ];

  test.each(cases)(
    'answers 400 for %s and changes nothing',
    async (_, changes, field, sentence) => {
      const before = await readBack();
      for (const language of languages) {
        const { status, json } = await edit({ description: 'New', ...changes, language });
        expect(status).toBe(400);
        expect(json).toMatchObject({ issues: [{ path: field, message: sentence[language] }] });
      }
      expect(await readBack()).toEqual(before);
    },
  );

  test.each([
    { x: -1, y: 50 },
    { x: 101, y: 50 },
    { x: 1.5, y: 50 },
    { x: '5', y: 50 },
    { x: 50 },
    'middle',
  ])('answers 400 for the invalid focal point %j', async (focus) => {
    const before = await readBack();
    expect((await edit({ focus })).status).toBe(400);
    expect(await readBack()).toEqual(before);
  });

  test.each(['nothere', 'a'.repeat(65), '..%2F..%2Fetc', '%20', 'talavera'])(
    'answers 404 for the unknown id %j',
    async (id) => {
      const response = await librarian.send('PUT', `/api/media/files/${id}`, { title: 'New' });
      expect(response.status).toBe(404);
    },
  );
});
