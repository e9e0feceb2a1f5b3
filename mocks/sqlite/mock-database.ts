import type { Knex } from 'knex';
import { type DemoPhotograph, photographs } from '#demo/photographs';
import { products } from '#demo/products';
import { migrate } from '../../api/database/migrate';
import { migrations } from '../../api/database/migrations/index';
import { createCacheVersion } from '../../api/platform/cache-version';
import { type DemoOriginal, insertDemoRows } from '../../api/seed/demo-rows';
import { type OpenDatabase, openDatabase } from './open-database';
import type { Sqlite } from './sqlite';

/** What the database of a mocked shop holds at first: the demo shop, or only tables. */
export type MockSeed = 'demo' | 'empty';

export interface MockDatabaseOptions {
  readonly seed?: MockSeed;
}

/** Opens a copy of a migrated and seeded database, in less than a millisecond. */
export type OpenCopy = () => OpenDatabase;

/**
 * Prepares databases of the server's own tables, each migrated and seeded once.
 * Originals of demo photographs are stored under the names of their files.
 */
export function mockDatabases(loadSqlite: () => Promise<Sqlite>) {
  const templates = new Map<MockSeed, Promise<Uint8Array>>();
  return async ({ seed = 'demo' }: MockDatabaseOptions = {}): Promise<OpenCopy> => {
    const sqlite = await loadSqlite();
    const template = templates.get(seed) ?? createTemplate(sqlite, seed);
    templates.set(seed, template);
    const bytes = await template;
    return () => openDatabase(sqlite, bytes);
  };
}

async function createTemplate(sqlite: Sqlite, seed: MockSeed): Promise<Uint8Array> {
  const { database, exportBytes } = openDatabase(sqlite);
  try {
    await migrate(database, migrations);
    if (seed === 'demo') await insertDemo(database);
    return await exportBytes();
  } finally {
    await database.destroy();
  }
}

const insertDemo = (database: Knex) =>
  insertDemoRows(
    { database, cacheVersion: createCacheVersion() },
    { products, photographs },
    photographs.map(toOriginal),
  );

const toOriginal = (photograph: DemoPhotograph): DemoOriginal => ({
  provider: 'disk',
  stored_name: photograph.file,
  content_hash: photograph.contentHash,
  size: photograph.bytes,
  width: photograph.width,
  height: photograph.height,
});
