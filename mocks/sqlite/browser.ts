import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { createMockDatabaseFactory, type OpenDatabaseCopy } from './mock-database';
import { openMemoryDatabase } from './open-memory-database';
import { loadSqlite, type Sqlite } from './sqlite';

let sqlitePromise: Promise<Sqlite> | undefined;

async function fetchSqlite(): Promise<Sqlite> {
  const response = await fetch(wasmUrl);
  if (!response.ok)
    throw new Error(`Fetching SQLite's WebAssembly failed with status ${response.status}.`);
  return loadSqlite(await response.arrayBuffer());
}

const getSqlite = (): Promise<Sqlite> => {
  sqlitePromise ??= fetchSqlite();
  return sqlitePromise;
};

export const prepareMockDatabase = createMockDatabaseFactory(getSqlite);

export async function restoreMockDatabase(bytes: Uint8Array): Promise<OpenDatabaseCopy> {
  const sqlite = await getSqlite();
  return () => openMemoryDatabase(sqlite, bytes);
}
