import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../testing/temporary-folder';
import { openSqlite } from '../connect';
import { migrate } from '../migrate';
import { folderKeys } from './0010-folder-keys';
import { migrations } from './index';

test('migration 0010-folder-keys numbers folders whose names differ only in case, except the oldest', async () => {
  const database = openSqlite(join(createTemporaryFolder(), 'old.sqlite3'));
  await migrate(
    database,
    migrations.filter(({ name }) => name < folderKeys.name),
  );
  for (const [index, name] of [
    'Talavera',
    'talavera',
    'TALAVERA',
    'talavera (2)',
    'Ñu',
  ].entries()) {
    const created_at = `2026-05-0${index + 1}T18:00:00.000Z`;
    await database('media_folders').insert({ id: `folder-${index}`, name, created_at });
  }

  await migrate(database, migrations);

  const names = await database('media_folders').orderBy('id').pluck('name');
  expect(names).toEqual(['Talavera', 'talavera (3)', 'TALAVERA (4)', 'talavera (2)', 'Ñu']);
  const keys = await database('media_folders').orderBy('id').pluck('name_key');
  expect(keys).toEqual(['talavera', 'talavera (3)', 'talavera (4)', 'talavera (2)', 'ñu']);
  await database.destroy();
});
