import { demoDatabaseUrl } from 'virtual:demo-database';
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';
import type { OpenDatabaseCopy } from './mock-database';
import { openMemoryDatabase } from './open-memory-database';
import { loadSqlite, type Sqlite } from './sqlite';

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Fetching ${url} failed with status ${response.status}.`);
  return response.arrayBuffer();
}

let sqlitePromise: Promise<Sqlite> | undefined;

/** Can be called early, to load it in parallel with something else. */
export const loadBrowserSqlite = (): Promise<Sqlite> => {
  sqlitePromise ??= fetchBytes(wasmUrl).then(loadSqlite);
  return sqlitePromise;
};

export async function prepareMockDatabase(): Promise<OpenDatabaseCopy> {
  const [sqlite, bytes] = await Promise.all([loadBrowserSqlite(), fetchBytes(demoDatabaseUrl)]);
  return () => openMemoryDatabase(sqlite, new Uint8Array(bytes));
}

export async function restoreMockDatabase(bytes: Uint8Array): Promise<OpenDatabaseCopy> {
  const sqlite = await loadBrowserSqlite();
  return () => openMemoryDatabase(sqlite, bytes);
}
