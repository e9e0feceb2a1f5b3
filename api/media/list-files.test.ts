import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { listMediaFilesSchemas } from '#contract/media/schema';
import { demoImages } from '#demo/images';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);

async function fetchFiles(query: string) {
  const { status, json } = await server.sendRequest(`/api/media/files?${query}`);
  expect(status).toBe(200);
  return v.parse(listMediaFilesSchemas.response, json).files;
}

const fetchIds = async (query: string) => (await fetchFiles(query)).map(({ id }) => id);

describe('GET /api/media/files', () => {
  test('lists files newest first, twenty per page', async () => {
    const files = await fetchFiles('');
    expect(files).toHaveLength(20);
    expect(files.map(({ id }) => id)).toEqual(demoImages.slice(0, 20).map(({ id }) => id));
  });

  test('pages without gaps or duplicates', async () => {
    const all: string[] = [];
    for (let offset = 0; offset < demoImages.length; offset += 12)
      all.push(...(await fetchIds(`limit=12&offset=${offset}`)));
    expect(new Set(all)).toEqual(new Set(demoImages.map(({ id }) => id)));
    expect(all).toHaveLength(demoImages.length);
  });

  test('filters by all of several tags', async () => {
    const idsWithAllTags = (...tags: string[]) =>
      demoImages
        .filter((image) => tags.every((tag) => image.tags.includes(tag)))
        .map(({ id }) => id);
    expect(await fetchIds('filter_tags=hero')).toEqual(idsWithAllTags('hero'));
    expect(await fetchIds('filter_tags=hero,%20calm-right,hero,')).toEqual(
      idsWithAllTags('hero', 'calm-right'),
    );
    expect(await fetchIds('filter_tags=hero,nothing')).toEqual([]);
  });

  test('filters by folder name or id', async () => {
    const inFolder = demoImages.filter(({ folder }) => folder === 'Talavera');
    expect(await fetchIds('folder=Talavera&limit=100')).toHaveLength(inFolder.length);
    expect(await fetchIds('folder=talavera&limit=100')).toHaveLength(inFolder.length);
    expect(await fetchIds("folder=x'%20or%20'1'%3D'1")).toEqual([]);
  });

  test('sorts by name in both directions', async () => {
    const titles = (await fetchFiles('sort=name&limit=100')).map(({ title }) => title);
    const reversed = (await fetchFiles('sort=name:desc&limit=100')).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted());
    expect(reversed).toEqual(titles.toReversed());
  });

  test('returns versioned image URLs and metadata', async () => {
    const [file] = await fetchFiles('limit=1');
    expect(file?.url_preview).toMatch(/^\/api\/media\/optimize\/\w+\?v=[0-9a-f]{10}$/);
    expect(file).toMatchObject({ width: 1600, height: 1200, description: '', privacy: 'public' });
  });

  test('leaves out private files for visitors', async () => {
    const other = await startTestServer();
    await other.database('media_files').where('id', demoImages[0]?.id).update('privacy', 'private');
    const { json } = await other.sendRequest('/api/media/files?limit=100');
    await other.close();
    const ids = v.parse(listMediaFilesSchemas.response, json).files.map(({ id }) => id);
    expect(ids).toHaveLength(demoImages.length - 1);
    expect(ids).not.toContain(demoImages[0]?.id);
  });

  test.each(['limit=101', 'limit=-1', 'limit=abc', 'limit=1&limit=2', 'offset=-1', 'sort=random'])(
    'answers 400 for %s',
    async (query) => {
      expect((await server.sendRequest(`/api/media/files?${query}`)).status).toBe(400);
    },
  );
});
