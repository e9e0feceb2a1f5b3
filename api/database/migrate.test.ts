import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { openSqlite } from './connect';
import { DatabaseNewerThanCode, isCurrent, migrate } from './migrate';
import { migrations } from './migrations/index';
import type { Migration } from './migrations/migration';

let database: Knex;
beforeEach(() => {
  database = openSqlite(join(temporaryFolder(), 'test.sqlite3'));
});
afterEach(() => database.destroy());

const makesTable = (name: string): Migration => ({
  name,
  up: async (trx) => {
    await trx.schema.createTable(name, (table) => table.increments('id'));
  },
});

describe('the steps of the database', () => {
  test('are taken once, in order, also when more come later', async () => {
    await migrate(database, [makesTable('first')]);
    await migrate(database, [makesTable('first'), makesTable('second')]);
    expect(await database.schema.hasTable('second')).toBe(true);
    expect(await database('migrations').pluck('name')).toEqual(['first', 'second']);
  });

  test('leave nothing behind when one of them fails', async () => {
    const failing: Migration = {
      name: 'second',
      up: async (trx) => {
        await makesTable('half').up(trx);
        throw new Error('This step fails.');
      },
    };
    await expect(migrate(database, [makesTable('first'), failing])).rejects.toThrow('fails');
    expect(await database.schema.hasTable('half')).toBe(false);
    expect(await database('migrations').pluck('name')).toEqual(['first']);
  });

  test('of a newer version are refused before anything is changed', async () => {
    await migrate(database, [makesTable('first'), makesTable('second')]);
    const older = [makesTable('first'), makesTable('other')];
    await expect(migrate(database, older)).rejects.toThrow(DatabaseNewerThanCode);
    expect(await database.schema.hasTable('other')).toBe(false);
  });

  test('are current when all of them have been taken and no other', async () => {
    const steps = [makesTable('first'), makesTable('second')];
    await migrate(database, steps.slice(0, 1));
    expect(await isCurrent(database, steps)).toBe(false);
    await migrate(database, steps);
    expect(await isCurrent(database, steps)).toBe(true);
    expect(await isCurrent(database, steps.slice(0, 1))).toBe(false);
  });

  test('of the shop have names that sort in their order', () => {
    const names = migrations.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });
});

test('a connection to SQLite is durable, patient and holds rows to their references', async () => {
  const settingOf = async (pragma: string) => {
    const [row]: Record<string, unknown>[] = await database.raw(`PRAGMA ${pragma}`);
    return Object.values(row ?? {})[0];
  };
  const full = 2;
  expect(await settingOf('journal_mode')).toBe('wal');
  expect(await settingOf('foreign_keys')).toBe(1);
  expect(await settingOf('busy_timeout')).toBe(5000);
  expect(await settingOf('synchronous')).toBe(full);
});
