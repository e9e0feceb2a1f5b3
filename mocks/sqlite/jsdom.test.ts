// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { getSqlite } from './node';
import { openMemoryDatabase } from './open-memory-database';

test('SQLite in WebAssembly runs where jsdom defines a document', async () => {
  expect(document.body).toBeDefined();
  const { database, exportBytes } = openMemoryDatabase(await getSqlite());
  await database.schema.createTable('files', (table) => {
    table.increments('id');
    table.specificType('bytes', 'blob');
    table.integer('created_at');
  });
  const bytes = new TextEncoder().encode('é');
  await database('files').insert([
    { bytes },
    { bytes: Buffer.from(bytes), created_at: new Date(5000) },
  ]);
  expect(await database('files').pluck('bytes')).toEqual([
    new Uint8Array([195, 169]),
    new Uint8Array([195, 169]),
  ]);
  expect(await database('files').pluck('created_at')).toEqual([null, 5000]);
  const copy = openMemoryDatabase(await getSqlite(), await exportBytes()).database;
  expect(await copy('files').pluck('id')).toEqual([1, 2]);
  await Promise.all([database.destroy(), copy.destroy()]);
});
