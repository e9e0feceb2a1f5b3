import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { searchMediaFiles } from '#contract/media/admin-endpoints';
import { searchTermTooShort } from '#contract/media/admin-messages';
import { createPlainImage } from '../testing/images';
import { createMediaClient, parseUploadedFile } from '../testing/media-client';
import type { SendRequest } from '../testing/test-client';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const mediaClient = await createMediaClient(server);

const bytes = await createPlainImage(8, 8).png().toBuffer();

/** Uploaded files by a short key. */
const fileFields = {
  crema: { title: 'Crème Brûlée de Año Nuevo', description: 'Con azúcar', tags: 'postre, frío' },
  descuento: { title: '100% ibérico', description: 'a_b c\\d', tags: 'jamón' },
  comillas: { title: `El "queso" de l'Ana`, description: '', tags: 'o\u0301leo' },
  emoji: { title: 'Tabla 🍇🧀🥖', description: '日本のチーズ', tags: 'STRASSE' },
  oculto: { title: 'Membrillo oculto', description: '', tags: 'jamón', privacy: 'private' },
};

const ids = new Map<string, string>();
for (const [name, fields] of Object.entries(fileFields)) {
  const { id } = parseUploadedFile(await mediaClient.upload([{ name: 'a.png', bytes }], fields));
  ids.set(id, name);
}

async function searchNames(
  term: string,
  sendRequest: SendRequest = server.sendRequest,
  query = '',
): Promise<string[]> {
  const url = `${searchMediaFiles.path}?term=${encodeURIComponent(term)}&limit=100${query}`;
  const { status, json } = await sendRequest(url);
  expect(status).toBe(200);
  const { files } = v.parse(searchMediaFiles.response, json);
  return files.map(({ id }) => ids.get(id) ?? 'another').toSorted();
}

describe('GET /api/media/files/search', () => {
  test.each([
    ['creme', ['crema']],
    ['CRÈME', ['crema']],
    ['cre\u0300me', ['crema']],
    ['ano nuevo', ['crema']],
    ['nuevo año', ['crema']],
    ['azúcar postre brulee', ['crema']],
    ['azúcar jamón', []],
    ['rul', ['crema']],
    ['  crème   ', ['crema']],
    ['frio', ['crema']],
    ['óleo', ['comillas']],
    ['100%', ['descuento']],
    ['a_b', ['descuento']],
    ['axb', []],
    ['c\\d', ['descuento']],
    ['%%%', []],
    ['___', []],
    ['\\\\\\', []],
    ['"queso"', ['comillas']],
    ["l'ana", ['comillas']],
    ["' or '1'='1", []],
    ["'); drop table media_files; --", []],
    ['🍇🧀🥖', ['emoji']],
    ['日本の', ['emoji']],
    ['straße', []],
    ['strasse', ['emoji']],
    ['a'.repeat(100), []],
  ])('finds the expected files for %j', async (term, names) => {
    expect(await searchNames(term)).toEqual(names);
  });

  test.each(['brie', 'orilla del comal', 'BRIE comal'])('finds alt texts: %j', async (term) => {
    const [id = ''] = [...ids].find(([, name]) => name === 'emoji') ?? [];
    const alt = { en: 'A baked brie', es: 'Un queso a la orilla del comal' };
    await mediaClient.sendJson('PUT', `/api/media/files/${id}`, { alt });
    expect(await searchNames(term)).toEqual(expect.arrayContaining(['emoji']));
    await mediaClient.sendJson('PUT', `/api/media/files/${id}`, { alt: { en: '', es: '' } });
    expect(await searchNames(term)).not.toContain('emoji');
  });

  test('finds private files only for admins', async () => {
    expect(await searchNames('jamón')).toEqual(['descuento']);
    expect(await searchNames('jamón', mediaClient.sendRequest)).toEqual(['descuento', 'oculto']);
    expect(await searchNames('jamón')).toEqual(['descuento']);
    expect(await searchNames('membrillo')).toEqual([]);
  });

  test('sorts, pages and filters by folder', async () => {
    const titles = async (query: string) => {
      const { json } = await mediaClient.sendRequest(
        `${searchMediaFiles.path}?term=jam%C3%B3n${query}`,
      );
      return v.parse(searchMediaFiles.response, json).files.map(({ title }) => title);
    };
    expect(await titles('&sort=name')).toEqual(['100% ibérico', 'Membrillo oculto']);
    expect(await titles('&sort=name:desc&limit=1')).toEqual(['Membrillo oculto']);
    expect(await titles('&sort=name&limit=1&offset=1')).toEqual(['Membrillo oculto']);
    expect(await titles('&offset=2')).toEqual([]);
    expect(await titles('&folder=Talavera')).toHaveLength(2);
    expect(await titles('&folder=nothere')).toEqual([]);
  });
});

test.each(['abc%00', 'abc%FF', 'abc%'])(
  'GET /api/media/files/search answers 400 for the malformed term %s',
  async (rawTerm) => {
    expect((await server.sendRequest(`${searchMediaFiles.path}?term=${rawTerm}`)).status).toBe(400);
  },
);

test.each(['', 'ab', '  ab  ', '🍇🧀'])(
  'GET /api/media/files/search answers 400 for the short term %j',
  async (term) => {
    const { status, json } = await server.sendRequest(
      `${searchMediaFiles.path}?term=${encodeURIComponent(term)}`,
    );
    expect(status).toBe(400);
    expect(json).toMatchObject({ issues: [{ path: 'term', message: searchTermTooShort.en }] });
  },
);
