import type { Knex } from 'knex';
import { type DemoImage, demoImages } from '#demo/images';
import { products } from '#demo/products';
import { migrate } from '../../api/database/migrate';
import { migrations } from '../../api/database/migrations/index';
import { createCacheVersion } from '../../api/platform/cache-version';
import { type DemoOriginal, insertDemoRows } from '../../api/seed/insert-demo-rows';
import { type MemoryDatabase, openMemoryDatabase } from './open-memory-database';
import type { Sqlite } from './sqlite';

export type MockSeed = 'demo' | 'empty';

export interface MockDatabaseOptions {
  readonly seed?: MockSeed;
}

/** Takes less than a millisecond. */
export type OpenDatabaseCopy = () => MemoryDatabase;

/** Each seed is migrated and inserted once. Originals of demo images are stored under their file names. */
export function createMockDatabaseFactory(loadSqlite: () => Promise<Sqlite>) {
  const templates = new Map<MockSeed, Promise<Uint8Array>>();
  return async ({ seed = 'demo' }: MockDatabaseOptions = {}): Promise<OpenDatabaseCopy> => {
    const sqlite = await loadSqlite();
    const template = templates.get(seed) ?? createTemplate(sqlite, seed);
    templates.set(seed, template);
    const bytes = await template;
    return () => openMemoryDatabase(sqlite, bytes);
  };
}

async function createTemplate(sqlite: Sqlite, seed: MockSeed): Promise<Uint8Array> {
  const { database, exportBytes } = openMemoryDatabase(sqlite);
  try {
    await migrate(database, migrations);
    if (seed === 'demo') await insertDemoData(database);
    return await exportBytes();
  } finally {
    await database.destroy();
  }
}

const insertDemoData = (database: Knex) =>
  insertDemoRows(
    { database, cacheVersion: createCacheVersion() },
    { products, images: demoImages },
    demoImages.map(toOriginal),
  );

const toOriginal = (image: DemoImage): DemoOriginal => ({
  provider: 'disk',
  stored_name: image.file,
  content_hash: image.contentHash,
  size: image.bytes,
  width: image.width,
  height: image.height,
});
