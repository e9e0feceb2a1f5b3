import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { mockDatabases } from './mock-database';
import { loadSqlite, type Sqlite } from './sqlite';

const file = createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm');

let loading: Promise<Sqlite> | undefined;

/** Compiled once per process. */
export const sqlite = (): Promise<Sqlite> => {
  loading ??= readFile(file).then((bytes) => loadSqlite(new Uint8Array(bytes).buffer));
  return loading;
};

export const prepareMockDatabase = mockDatabases(sqlite);
