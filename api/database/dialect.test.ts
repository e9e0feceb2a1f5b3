import knex from 'knex';
import { expect, test } from 'vitest';
import { byCode, isPostgres } from './dialect';

const postgres = knex({ client: 'pg' });
const sqlite = knex({ client: 'sqlite3', useNullAsDefault: true });

test('databases are told apart', () => {
  expect([isPostgres(postgres), isPostgres(sqlite)]).toEqual([true, false]);
});

test('texts are in the same order in both, whatever the language of a server', () => {
  expect(byCode(postgres, 'title')).toBe('(title) collate "C"');
  expect(byCode(sqlite, 'title')).toBe('title');
});
