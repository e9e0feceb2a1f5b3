import type { Knex } from 'knex';
import { prepareMockDatabase } from '../../mocks/sqlite/node';
import { createPostgresOpener } from '../testing/postgres-database';

type OpenDatabase = (dataFolder: string) => Promise<Knex>;

const openPostgres = createPostgresOpener();

const openWasmDatabase: OpenDatabase = async () =>
  (await prepareMockDatabase({ seed: 'empty' }).then((open) => open())).database;

export const otherDatabases: readonly (readonly [string, OpenDatabase])[] = [
  ['SQLite in WebAssembly', openWasmDatabase],
  ...(openPostgres ? [['PostgreSQL', openPostgres] as const] : []),
];

export const allDatabases: readonly (readonly [string, OpenDatabase | undefined])[] = [
  ['a SQLite file', undefined],
  ...otherDatabases,
];
