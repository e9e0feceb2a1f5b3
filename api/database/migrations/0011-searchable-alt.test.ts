import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getFileSearchText } from '#contract/media/admin-rules';
import { createTemporaryFolder } from '../../testing/temporary-folder';
import { openSqlite } from '../connect';
import { migrate } from '../migrate';
import { searchableAlt } from './0011-searchable-alt';
import { migrations } from './index';

test('migration 0011-searchable-alt adds alt texts to the search text of existing files', async () => {
  const database = openSqlite(join(createTemporaryFolder(), 'old.sqlite3'));
  await migrate(
    database,
    migrations.filter(({ name }) => name < searchableAlt.name),
  );
  const texts = { title: 'Brûlée', description: 'Con higos', search_text: 'brulee con higos' };
  await database('media_files').insert({
    id: 'a',
    stored_name: 'a',
    content_hash: 'a',
    privacy: 'public',
    size: 1,
    width: 1,
    height: 1,
    color: '#000000',
    created_at: '2026-05-01T18:00:00.000Z',
    alt_en: 'A board',
    alt_es: 'Una Tabla',
    ...texts,
  });
  await database('media_file_tags').insert({ file_id: 'a', tag: 'Postre', position: 0 });

  await migrate(database, migrations);

  const alt = { en: 'A board', es: 'Una Tabla' };
  expect(await database('media_files')).toMatchObject([
    { search_text: getFileSearchText({ ...texts, tags: ['Postre'], alt }) },
  ]);
  await database.destroy();
});
