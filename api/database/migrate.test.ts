import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { openSqlite } from './connect';
import { DatabaseTooNewError, isSchemaCurrent, migrate } from './migrate';
import { migrations } from './migrations/index';
import type { Migration } from './migrations/migration';

let database: Knex;
beforeEach(() => {
  database = openSqlite(join(createTemporaryFolder(), 'test.sqlite3'));
});
afterEach(() => database.destroy());

const createTableMigration = (name: string): Migration => ({
  name,
  up: async (trx) => {
    await trx.schema.createTable(name, (table) => table.increments('id'));
  },
});

describe('migrate', () => {
  test('applies each migration once and in order, including ones added later', async () => {
    await migrate(database, [createTableMigration('first')]);
    await migrate(database, [createTableMigration('first'), createTableMigration('second')]);
    expect(await database.schema.hasTable('second')).toBe(true);
    expect(await database('migrations').pluck('name')).toEqual(['first', 'second']);
  });

  test('rolls back a migration that fails', async () => {
    const failing: Migration = {
      name: 'second',
      up: async (trx) => {
        await createTableMigration('half').up(trx);
        throw new Error('This migration fails.');
      },
    };
    await expect(migrate(database, [createTableMigration('first'), failing])).rejects.toThrow(
      'fails',
    );
    expect(await database.schema.hasTable('half')).toBe(false);
    expect(await database('migrations').pluck('name')).toEqual(['first']);
  });

  test('rejects a database with unknown migrations before changing anything', async () => {
    await migrate(database, [createTableMigration('first'), createTableMigration('second')]);
    const olderMigrations = [createTableMigration('first'), createTableMigration('other')];
    await expect(migrate(database, olderMigrations)).rejects.toThrow(DatabaseTooNewError);
    expect(await database.schema.hasTable('other')).toBe(false);
  });

  test('leaves the schema current only when exactly the listed migrations are applied', async () => {
    const newMigrations = [createTableMigration('first'), createTableMigration('second')];
    await migrate(database, newMigrations.slice(0, 1));
    expect(await isSchemaCurrent(database, newMigrations)).toBe(false);
    await migrate(database, newMigrations);
    expect(await isSchemaCurrent(database, newMigrations)).toBe(true);
    expect(await isSchemaCurrent(database, newMigrations.slice(0, 1))).toBe(false);
  });

  test('finds the names of the server’s migrations in sorted order', () => {
    const names = migrations.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });
});

test('openSqlite() enables WAL, full sync, foreign keys and a busy timeout', async () => {
  const readPragma = async (pragma: string) => {
    const [row]: Record<string, unknown>[] = await database.raw(`PRAGMA ${pragma}`);
    return Object.values(row ?? {})[0];
  };
  const full = 2;
  expect(await readPragma('journal_mode')).toBe('wal');
  expect(await readPragma('foreign_keys')).toBe(1);
  expect(await readPragma('busy_timeout')).toBe(900);
  expect(await readPragma('synchronous')).toBe(full);
});
