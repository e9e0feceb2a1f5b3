import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../database/connect';
import { createCacheVersion } from '../platform/cache-version';
import { createPlainImage } from '../testing/images';
import { insertLibraryFile } from '../testing/insert-library-file';
import { startTestServer } from '../testing/test-server';
import { createMediaStore } from './media-store';

const server = await startTestServer();
const { database, location, library } = server;

/** A second connection to the same database. */
const secondConnection = connect(location);
const otherLibrary = createMediaStore(secondConnection, createCacheVersion());

afterAll(async () => {
  await secondConnection.destroy();
  await server.close();
});

const rounds = Array.from({ length: 20 }, (_, round) => round);
const bytes = await createPlainImage(8, 6).png().toBuffer();

const fetchSearchText = async (id: string): Promise<string> =>
  (await database('media_files').where({ id }).first('search_text')).search_text;

describe('MediaStore used by two processes at once', () => {
  beforeEach(async () => {
    await database('media_files')
      .whereIn('id', ['plate', ...rounds.map(String)])
      .del();
    await insertLibraryFile(server, 'plate', bytes);
  });

  test('updates the search text with concurrent changes of texts and tags', async () => {
    for (const round of rounds) {
      await Promise.all([
        library.update('plate', { title: `Title ${round}` }),
        otherLibrary.update('plate', { tags: [`tag-${round}`, 'shared'] }),
        library.update('plate', { description: `Said ${round}` }),
      ]);
      expect(await fetchSearchText('plate')).toBe(
        `title ${round} said ${round} tag-${round} shared`,
      );
    }
  });

  test('removes and updates files concurrently', async () => {
    for (const id of rounds.map(String)) {
      await insertLibraryFile(server, id, bytes);
      const [isRemoved] = await Promise.all([
        library.remove(id, new Date()),
        otherLibrary.update('plate', { title: `Without ${id}` }),
      ]);
      expect(isRemoved).toBe(true);
    }
    expect(await fetchSearchText('plate')).toBe('without 19');
  });
});

test('MediaStore.update() of a deleted file writes nothing', async () => {
  await library.update('nothere', { title: 'Gone', tags: ['gone'] });
  expect(await database('media_file_tags').where({ tag: 'gone' })).toEqual([]);
});
