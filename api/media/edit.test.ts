import { afterAll, describe, expect, test } from 'vitest';
import { fieldMessages, unstorableMessage } from '#contract/core/fields';
import { type BilingualText, languages } from '#contract/core/language';
import { mediaMessages } from '#contract/media/admin-messages';
import { buildImageUrl } from '#contract/media/image-options';
import { createPlainImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const mediaClient = await createMediaClient(server);

const bytes = await createPlainImage(400, 300).jpeg().toBuffer();
const fields = { title: 'Higos', description: 'Maduros.', tags: 'higo' };
const file = parseUploadedFile(await mediaClient.upload([{ name: 'higo.jpg', bytes }], fields));
const path = `/api/media/files/${file.id}`;
const edit = (changes: object) => mediaClient.sendJson('PUT', path, changes);
const fetchFile = async () => (await mediaClient.sendRequest(path)).json;

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
    const before = await fetchFile();
    const { status, json } = await edit(changes);
    expect(status).toBe(200);
    expect(json).toEqual({ file: { ...(before as { file: object }).file, ...expected } });
    expect(await fetchFile()).toEqual(json);
  });

  test('changes the image URL when the focal point changes', async () => {
    const { url_preview } = file;
    expect(await fetchFile()).toMatchObject({ file: { url_preview } });
    await edit({ focus: { x: 10, y: 90 } });
    const json = await fetchFile();
    expect(json).toMatchObject({ file: { focus: { x: 10, y: 90 } } });
    expect(json).not.toMatchObject({ file: { url_preview } });
  });

  test('updates search: new texts match, old ones no longer do', async () => {
    await edit({ title: 'Membrillo', description: 'Dulce.', tags: 'postre' });
    const isFound = async (term: string) =>
      (await server.sendRequest(`/api/media/files/search?term=${term}`)).text.includes(file.id);
    expect(await Promise.all(['membrillo', 'dulce', 'postre'].map(isFound))).toEqual([
      true,
      true,
      true,
    ]);
    await edit({ title: 'Nuez', description: '', tags: '' });
    expect(await Promise.all(['membrillo', 'dulce', 'postre', 'nuez'].map(isFound))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('hides the image from visitors at once when it becomes private', async () => {
    const image = buildImageUrl(file.url_preview, 320);
    const publicUrls = ['/api/media/files', path, `${path}/download`, image];
    for (const url of publicUrls) expect((await server.sendRequest(url)).status).toBe(200);
    await edit({ privacy: 'private' });
    expect((await server.sendRequest('/api/media/files')).text).not.toContain(file.id);
    for (const url of publicUrls.slice(1)) expect((await server.sendRequest(url)).status).toBe(404);
    await edit({ privacy: 'public' });
    for (const url of publicUrls) expect((await server.sendRequest(url)).status).toBe(200);
  });
});

describe('PUT /api/media/files/:id with invalid input', () => {
  const cases: readonly [string, object, string, BilingualText][] = [
    ['an empty title', { title: '' }, 'title', mediaMessages.title],
    ['a blank title', { title: ' \t' }, 'title', mediaMessages.title],
    ['a null title', { title: null }, 'title', mediaMessages.title],
    ['a long title', { title: 'a'.repeat(201) }, 'title', fieldMessages.maxLength(200)],
    [
      'a long description',
      { description: 'a'.repeat(5001) },
      'description',
      fieldMessages.maxLength(5000),
    ],
    ['a NUL', { description: 'a\0' }, 'description', fieldMessages.unstorable],
    ['half a character', { title: 'a\ud800' }, 'title', fieldMessages.unstorable],
    ['tags of 10,000 characters', { tags: 'a'.repeat(10_000) }, 'tags', mediaMessages.tags],
    ['tags of a wrong type', { tags: 7 }, 'tags', mediaMessages.tags],
    ['another privacy', { privacy: 'secret' }, 'privacy', mediaMessages.privacy],
    ['an unknown folder', { folder_id: 'nothere' }, 'folder_id', mediaMessages.folder],
    ['a folder with a NUL', { folder_id: 'pages\0' }, 'folder_id', unstorableMessage],
    ['a folder id of a wrong type', { folder_id: 7 }, 'folder_id', mediaMessages.folder],
  ];

  test.each(cases)('answers 400 for %s and changes nothing', async (_, changes, field, message) => {
    const before = await fetchFile();
    for (const language of languages) {
      const { status, json } = await edit({ description: 'New', ...changes, language });
      expect(status).toBe(400);
      expect(json).toMatchObject({ issues: [{ path: field, message: message[language] }] });
    }
    expect(await fetchFile()).toEqual(before);
  });

  test.each([
    { x: -1, y: 50 },
    { x: 101, y: 50 },
    { x: 1.5, y: 50 },
    { x: '5', y: 50 },
    { x: 50 },
    'middle',
  ])('answers 400 for the invalid focal point %j', async (focus) => {
    const before = await fetchFile();
    expect((await edit({ focus })).status).toBe(400);
    expect(await fetchFile()).toEqual(before);
  });

  test.each(['nothere', 'a'.repeat(65), '..%2F..%2Fetc', '%20', 'talavera'])(
    'answers 404 for the unknown id %j',
    async (id) => {
      const response = await mediaClient.sendJson('PUT', `/api/media/files/${id}`, {
        title: 'New',
      });
      expect(response.status).toBe(404);
    },
  );
});
