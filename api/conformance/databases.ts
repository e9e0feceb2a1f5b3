import type { Knex } from 'knex';
import { prepareMockDatabase } from '../../mocks/sqlite/node';
import { postgresOpener } from '../testing/postgres-database';

type OpenDatabase = (dataFolder: string) => Promise<Knex>;

const postgres = postgresOpener();

const webAssembly: OpenDatabase = async () =>
  (await prepareMockDatabase({ seed: 'empty' }).then((open) => open())).database;

export const otherDatabases: readonly (readonly [string, OpenDatabase])[] = [
  ['SQLite in WebAssembly', webAssembly],
  ...(postgres ? [['PostgreSQL', postgres] as const] : []),
];

export const databases: readonly (readonly [string, OpenDatabase | undefined])[] = [
  ['a SQLite file', undefined],
  ...otherDatabases,
];
