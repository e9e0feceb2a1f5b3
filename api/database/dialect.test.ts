import knex from 'knex';
import { expect, test } from 'vitest';
import { collate, isPostgres } from './dialect';

const postgres = knex({ client: 'pg' });
const sqlite = knex({ client: 'sqlite3', useNullAsDefault: true });

test('isPostgres() is true for a PostgreSQL connection and false for SQLite', () => {
  expect([isPostgres(postgres), isPostgres(sqlite)]).toEqual([true, false]);
});

test('collate() adds collate "C" on PostgreSQL and leaves SQLite expressions unchanged', () => {
  expect(collate(postgres, 'title')).toBe('(title) collate "C"');
  expect(collate(sqlite, 'title')).toBe('title');
});
