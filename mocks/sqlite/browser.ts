import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { mockDatabases, type OpenCopy } from './mock-database';
import { openDatabase } from './open-database';
import { loadSqlite, type Sqlite } from './sqlite';

let loading: Promise<Sqlite> | undefined;

async function fetchSqlite(): Promise<Sqlite> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`SQLite's WebAssembly was answered ${response.status}.`);
  return loadSqlite(await response.arrayBuffer());
}

const sqlite = (): Promise<Sqlite> => {
  loading ??= fetchSqlite();
  return loading;
};

/** Prepares databases in this page. */
export const prepareMockDatabase = mockDatabases(sqlite);

/** Prepares a database that was exported, in the place of a new one. */
export async function restoreMockDatabase(bytes: Uint8Array): Promise<OpenCopy> {
  const wasm = await sqlite();
  return () => openDatabase(wasm, bytes);
}
