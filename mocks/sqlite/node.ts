import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createMockDatabaseFactory } from './mock-database';
import { loadSqlite, type Sqlite } from './sqlite';

const wasmFile = createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm');

let sqlitePromise: Promise<Sqlite> | undefined;

/** Compiled once per process. */
export const getSqlite = (): Promise<Sqlite> => {
  sqlitePromise ??= readFile(wasmFile).then((bytes) => loadSqlite(new Uint8Array(bytes).buffer));
  return sqlitePromise;
};

export const prepareMockDatabase = createMockDatabaseFactory(getSqlite);
