import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoImages } from '#demo/images';
import { products } from '#demo/products';
import { openDatabase } from '../database/open-database';
import type { ImageProcessor } from '../media/image-processor';
import { createDiskProvider } from '../media/providers/disk-provider';
import type { MediaProvider } from '../media/providers/media-provider';
import { sharpProcessor } from '../media/sharp-processor';
import { type CacheVersion, createCacheVersion } from '../platform/cache-version';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { createDemoData } from './demo-data';
import { seedDatabase } from './seed-database';

const demo = createDemoData(join(import.meta.dirname, '../..'));

let context: {
  database: Knex;
  provider: MediaProvider;
  images: ImageProcessor;
  cacheVersion: CacheVersion;
};
beforeEach(async () => {
  const dataFolder = createTemporaryFolder();
  context = {
    database: await openDatabase({ dataFolder, databaseUrl: undefined }),
    provider: createDiskProvider(join(dataFolder, 'media')),
    images: sharpProcessor,
    cacheVersion: createCacheVersion(),
  };
});
afterEach(() => context.database.destroy());

const countRows = async (table: string) => (await context.database(table)).length;

describe('seedDatabase', () => {
  test('stores the demo images with the sizes of the demo data', async () => {
    expect(await seedDatabase(context, demo)).toBe(true);
    for (const image of demoImages) {
      const row = await context.database('media_files').where({ id: image.id }).first();
      const original = await context.provider.read(row.stored_name);
      const { width, height, bytes } = image;
      expect(row).toMatchObject({ width, height, size: bytes });
      expect(original?.length).toBe(bytes);
    }
  });

  test('keeps the product ids of the demo data', async () => {
    await seedDatabase(context, demo);
    const rows = await context.database('products').orderBy('id').select('id', 'name');
    expect(rows).toEqual(products.map(({ id, name }) => ({ id, name })));
  });

  test('runs once, even if all products are deleted', async () => {
    await seedDatabase(context, demo);
    expect(await seedDatabase(context, demo)).toBe(false);
    await context.database('products').delete();
    expect(await seedDatabase(context, demo)).toBe(false);
    expect(await countRows('products')).toBe(0);
  });

  test('skips a database that has products', async () => {
    await seedDatabase(context, { ...demo, products: products.slice(0, 1) });
    await context.database('notes').delete();
    expect(await seedDatabase(context, demo)).toBe(false);
    expect(await countRows('products')).toBe(1);
  });

  test('leaves no rows if an image is missing, and can be repeated', async () => {
    const withMissingFile = {
      ...demo,
      readImage: () => readFile(join(createTemporaryFolder(), 'nothing.jpg')),
    };
    await expect(seedDatabase(context, withMissingFile)).rejects.toThrow('ENOENT');
    expect(await countRows('media_files')).toBe(0);
    expect(await seedDatabase(context, demo)).toBe(true);
  });
});
