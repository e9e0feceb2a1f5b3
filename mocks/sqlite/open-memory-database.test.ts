import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isUniqueViolation } from '../../api/database/unique-violation';
import { getSqlite } from './node';
import { type MemoryDatabase, openMemoryDatabase } from './open-memory-database';

let opened: MemoryDatabase;
let database: Knex;
beforeEach(async () => {
  opened = openMemoryDatabase(await getSqlite());
  database = opened.database;
  await database.schema.createTable('makers', (table) => {
    table.increments('id');
    table.text('name').unique();
  });
  await database.schema.createTable('cheeses', (table) => {
    table.increments('id');
    table.integer('maker_id').references('makers.id');
    table.specificType('value', 'blob');
  });
});
afterEach(() => database.destroy());

const insertMaker = (name: string) => database('makers').insert({ name });

/** The value as SQLite stores it, and its SQLite type. */
async function bind(value: unknown) {
  const bound = database.raw('?', [value as Knex.Value]);
  return database.first({ value: bound, type: database.raw('typeof(?)', [value as Knex.Value]) });
}

describe('openMemoryDatabase: values', () => {
  test.each([
    ['text', "l'été", { value: "l'été", type: 'text' }],
    ['an integer', 7, { value: 7, type: 'integer' }],
    ['a fraction', 0.5, { value: 0.5, type: 'real' }],
    ['a boolean', true, { value: 1, type: 'integer' }],
    ['a bigint', 12n, { value: 12, type: 'integer' }],
    ['a date, in milliseconds', new Date(5000), { value: 5000, type: 'integer' }],
    ['null', null, { value: null, type: 'null' }],
    ['bytes', new Uint8Array([1, 2]), { value: new Uint8Array([1, 2]), type: 'blob' }],
    ['a Buffer', Buffer.from([1, 2]), { value: new Uint8Array([1, 2]), type: 'blob' }],
  ])('binds %s', async (_name, value, expected) => {
    expect(await bind(value)).toEqual(expected);
  });

  test('throws RangeError for a bigint beyond the safe integers', async () => {
    await expect(bind(2n ** 60n)).rejects.toThrow(RangeError);
  });

  test('writes null for undefined', async () => {
    await database('makers').insert({ name: undefined });
    expect(await database('makers').pluck('name')).toEqual([null]);
  });

  test('sorts NULL before every value', async () => {
    await database('makers').insert([{ name: 'a' }, { name: null }]);
    expect(await database('makers').orderBy('name').pluck('name')).toEqual([null, 'a']);
  });
});

describe('openMemoryDatabase: writes', () => {
  test('returns the id of an inserted row, or the columns named in returning()', async () => {
    expect(await insertMaker('Ana')).toEqual([1]);
    expect(await database('makers').insert({ name: 'Bea' }).returning(['id', 'name'])).toEqual([
      { id: 2, name: 'Bea' },
    ]);
  });

  test('returns the number of updated and deleted rows', async () => {
    await database('makers').insert([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    expect(await database('makers').where('name', '>', 'a').update({ name: null })).toBe(2);
    expect(await database('makers').whereNull('name').delete()).toBe(2);
    expect(await database('makers').where({ name: 'nobody' }).delete()).toBe(0);
  });
});

describe('openMemoryDatabase: errors', () => {
  test('have the code and errno of the sqlite3 package', async () => {
    await insertMaker('Ana');
    const error = await insertMaker('Ana').catch((error: unknown) => error);
    expect(error).toMatchObject({ code: 'SQLITE_CONSTRAINT', errno: 19 });
    expect(isUniqueViolation(error, 'makers.name')).toBe(true);
  });

  test('report a FOREIGN KEY constraint', async () => {
    await expect(database('cheeses').insert({ maker_id: 9 })).rejects.toMatchObject({
      code: 'SQLITE_CONSTRAINT',
      message: expect.stringContaining('SQLITE_CONSTRAINT: FOREIGN KEY constraint failed'),
    });
  });

  test('report a syntax error and leave the connection usable', async () => {
    await expect(database.raw('selekt 1')).rejects.toMatchObject({
      code: 'SQLITE_ERROR',
      errno: 1,
    });
    expect(await database.raw('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('do not contain the values that were being inserted', async () => {
    await insertMaker('private');
    await expect(insertMaker('private')).rejects.toThrow(/^((?!private).)*$/s);
  });

  test('report SQLITE_NOTADB for bytes that are not a database', async () => {
    const wasm = await getSqlite();
    const noDatabase = new TextEncoder().encode('no database'.repeat(100));
    expect(() => openMemoryDatabase(wasm, noDatabase)).toThrow(
      expect.objectContaining({ code: 'SQLITE_NOTADB' }),
    );
  });
});

describe('openMemoryDatabase: transactions', () => {
  const insertAndFail = async (trx: Knex.Transaction, name: string) => {
    await trx('makers').insert({ name });
    throw new Error('Rolled back.');
  };
  const names = () => database('makers').orderBy('id').pluck('name');

  test('are rolled back when the callback throws', async () => {
    await expect(database.transaction((trx) => insertAndFail(trx, 'Ana'))).rejects.toThrow(
      'Rolled back.',
    );
    expect(await names()).toEqual([]);
  });

  test('roll back a nested transaction without the outer one', async () => {
    await database.transaction(async (trx) => {
      await trx('makers').insert({ name: 'outer' });
      await expect(trx.transaction((inner) => insertAndFail(inner, 'inner'))).rejects.toThrow();
    });
    expect(await names()).toEqual(['outer']);
  });

  test('block other queries until they end', async () => {
    const inTransaction = database.transaction(async (trx) => {
      await trx('makers').insert({ name: 'first' });
      await Promise.resolve();
      await trx('makers').insert({ name: 'second' });
    });
    const later = insertMaker('third');
    await Promise.all([inTransaction, later]);
    expect(await names()).toEqual(['first', 'second', 'third']);
  });

  test('finish before destroy() closes the database', async () => {
    const inTransaction = database.transaction((trx) => trx('makers').insert({ name: 'last' }));
    await Promise.all([inTransaction, Promise.resolve().then(() => database.destroy())]);
    await expect(names()).rejects.toThrow('The database is closed.');
  });
});

describe('openMemoryDatabase: exported bytes', () => {
  test('open as copies that are independent of the original and of each other', async () => {
    await insertMaker('Ana');
    const bytes = await opened.exportBytes();
    const copies = [
      openMemoryDatabase(await getSqlite(), bytes),
      openMemoryDatabase(await getSqlite(), bytes),
    ];
    await copies[0]?.database('makers').insert({ name: 'Bea' });
    await insertMaker('Carla');
    const all = await Promise.all(
      [opened, ...copies].map(({ database }) => database('makers').orderBy('id').pluck('name')),
    );
    expect(all).toEqual([['Ana', 'Carla'], ['Ana', 'Bea'], ['Ana']]);
    await Promise.all(copies.map(({ database }) => database.destroy()));
  });

  test('keep foreign keys enforced in the original database', async () => {
    await opened.exportBytes();
    await expect(database('cheeses').insert({ maker_id: 9 })).rejects.toThrow('FOREIGN KEY');
  });

  test('include the transaction that was open when the export was requested', async () => {
    const { exporting } = await database.transaction(async (trx) => {
      const exporting = opened.exportBytes();
      await trx('makers').insert({ name: 'Ana' });
      return { exporting };
    });
    const copy = openMemoryDatabase(await getSqlite(), await exporting).database;
    expect(await copy('makers').pluck('name')).toEqual(['Ana']);
    await copy.destroy();
  });
});

describe('openMemoryDatabase: fake timers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('do not block queries, and queries set no timers', async () => {
    const inTransaction = database.transaction(async (trx) => {
      vi.advanceTimersByTime(120_000);
      await trx('makers').insert({ name: 'Ana' });
    });
    const waiting = insertMaker('Bea');
    vi.advanceTimersByTime(120_000);
    await Promise.all([inTransaction, waiting]);
    expect(await database('makers').pluck('name')).toEqual(['Ana', 'Bea']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
