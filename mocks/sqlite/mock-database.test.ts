import { join } from 'node:path';
import type { Knex } from 'knex';
import { expect, onTestFinished, test } from 'vitest';
import { createProductStore } from '../../api/catalog/product-store';
import { openSqlite } from '../../api/database/connect';
import { migrate } from '../../api/database/migrate';
import { migrations } from '../../api/database/migrations/index';
import { isUniqueViolation } from '../../api/database/unique-violation';
import { createDiskProvider } from '../../api/media/providers/disk-provider';
import { sharpProcessor } from '../../api/media/sharp-processor';
import { createCacheVersion } from '../../api/platform/cache-version';
import { createDemoData } from '../../api/seed/demo-data';
import { seedDatabase } from '../../api/seed/seed-database';
import { createTemporaryFolder } from '../../api/testing/temporary-folder';
import type { MockSeed } from './mock-database';
import { prepareMockDatabase } from './node';

async function open(seed?: MockSeed): Promise<Knex> {
  const { database } = (await prepareMockDatabase(seed && { seed }))();
  onTestFinished(() => database.destroy());
  return database;
}

const listProducts = (database: Knex) => createProductStore(database, createCacheVersion()).list();

/** Seeded through the `sqlite3` package. */
async function openServerDatabase(): Promise<Knex> {
  const folder = createTemporaryFolder();
  const database = openSqlite(`${folder}/server.sqlite3`);
  onTestFinished(() => database.destroy());
  await migrate(database, migrations);
  const provider = createDiskProvider(`${folder}/media`);
  const cacheVersion = createCacheVersion();
  await seedDatabase(
    { database, provider, images: sharpProcessor, cacheVersion },
    createDemoData(join(import.meta.dirname, '../..')),
  );
  return database;
}

test('prepareMockDatabase lists the demo products as the sqlite3 package does', async () => {
  const expected = await listProducts(await openServerDatabase());
  expect(expected.length).toBeGreaterThan(20);
  expect(await listProducts(await open('demo'))).toEqual(expected);
});

test('prepareMockDatabase has every table of the server, and the same media rows', async () => {
  const rows = (database: Knex) =>
    Promise.all([
      database('sqlite_master').orderBy('name').select('type', 'name', 'sql'),
      database('migrations').orderBy('name').pluck('name'),
      database('media_folders').orderBy('id').select('id', 'name', 'created_at'),
      database('media_files')
        .orderBy('id')
        .select('id', 'content_hash', 'width', 'height', 'size', 'search_text'),
    ]);
  expect(await rows(await open('demo'))).toEqual(await rows(await openServerDatabase()));
});

test('prepareMockDatabase opens copies that are independent of each other', async () => {
  const [one, other] = [await open(), await open()];
  await one('products').update({ price_cents: 1 });
  await one('notes').delete();
  expect(await other('products').where({ price_cents: 1 })).toEqual([]);
  expect(await other('notes').pluck('name')).toEqual(['demo-shop']);
});

test('prepareMockDatabase opens an empty shop without products', async () => {
  const database = await open('empty');
  expect(await listProducts(database)).toEqual([]);
  expect(await database('notes').pluck('name')).toEqual([]);
});

test('prepareMockDatabase rejects a duplicate SKU with an error that isTaken recognizes', async () => {
  const database = await open();
  const [first] = await database('products').whereNotNull('sku').limit(1);
  const { id: _, ...copy } = first;
  const error = await database('products')
    .insert(copy)
    .catch((error: unknown) => error);
  expect(isUniqueViolation(error, 'products.sku')).toBe(true);
});

test('prepareMockDatabase rejects a product image without its product (FOREIGN KEY)', async () => {
  const database = await open();
  const [image] = await database('product_images').limit(1);
  const { id: _, ...copy } = image;
  await expect(database('product_images').insert({ ...copy, product_id: 999_999 })).rejects.toThrow(
    'FOREIGN KEY',
  );
});
