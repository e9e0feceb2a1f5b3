import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTemporaryFolder } from '../../testing/temporary-folder';
import { openSqlite } from '../connect';
import { migrate } from '../migrate';
import { secondFactor } from './0022-second-factor';
import { migrations } from './index';

test('migration 0022-second-factor gives each existing session an id of its own and keeps it', async () => {
  const database = openSqlite(join(createTemporaryFolder(), 'old.sqlite3'));
  onTestFinished(() => database.destroy());
  await migrate(
    database,
    migrations.filter(({ name }) => name < secondFactor.name),
  );
  const at = '2026-05-01T18:00:00.000Z';
  await database('administrators').insert({
    username: 'elena',
    password_hash: 'h',
    created_at: at,
  });
  for (const token_hash of ['one', 'two']) {
    await database('sessions').insert({
      token_hash,
      administrator_id: 1,
      created_at: at,
      last_used_at: at,
    });
  }

  await migrate(database, migrations);

  const sessions = await database('sessions').orderBy('token_hash');
  const row = {
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    administrator_id: 1,
    browser: null,
    system: null,
  };
  expect(sessions).toMatchObject([
    { ...row, token_hash: 'one' },
    { ...row, token_hash: 'two' },
  ]);
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(2);
  expect(await database('administrators')).toMatchObject([
    { username: 'elena', second_factor_secret: null, wrong_codes: 0 },
  ]);
});
