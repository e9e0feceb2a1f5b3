import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { mockDatabases, type OpenCopy } from './mock-database';
import { openDatabase } from './open-database';
import { loadSqlite, type Sqlite } from './sqlite';

let loading: Promise<Sqlite> | undefined;

async function fetchSqlite(): Promise<Sqlite> {
  const response = await fetch(wasmUrl);
  if (!response.ok)
    throw new Error(`Fetching SQLite's WebAssembly failed with status ${response.status}.`);
  return loadSqlite(await response.arrayBuffer());
}

const sqlite = (): Promise<Sqlite> => {
  loading ??= fetchSqlite();
  return loading;
};

export const prepareMockDatabase = mockDatabases(sqlite);

export async function restoreMockDatabase(bytes: Uint8Array): Promise<OpenCopy> {
  const wasm = await sqlite();
  return () => openDatabase(wasm, bytes);
}
