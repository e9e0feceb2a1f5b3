import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoImages } from '#demo/photographs';
import { products } from '#demo/products';
import { openDatabase } from '../database/open';
import type { ImageProcessor } from '../media/image-processor';
import { diskProvider } from '../media/providers/disk';
import type { MediaProvider } from '../media/providers/provider';
import { sharpProcessor } from '../media/sharp-processor';
import { type CacheVersion, createCacheVersion } from '../platform/cache-version';
import { temporaryFolder } from '../testing/temporary-folder';
import { demoShop } from './demo-shop';
import { seedShop } from './seed';

const demo = demoShop(join(import.meta.dirname, '../..'));

let parts: {
  database: Knex;
  provider: MediaProvider;
  images: ImageProcessor;
  cacheVersion: CacheVersion;
};
beforeEach(async () => {
  const dataFolder = temporaryFolder();
  parts = {
    database: await openDatabase({ dataFolder, databaseUrl: undefined }),
    provider: diskProvider(join(dataFolder, 'media')),
    images: sharpProcessor,
    cacheVersion: createCacheVersion(),
  };
});
afterEach(() => parts.database.destroy());

const countRows = async (table: string) => (await parts.database(table)).length;

describe('seedDatabase', () => {
  test('stores the demo images with the sizes of the demo data', async () => {
    expect(await seedShop(parts, demo)).toBe(true);
    for (const image of demoImages) {
      const row = await parts.database('media_files').where({ id: image.id }).first();
      const original = await parts.provider.read(row.stored_name);
      const { width, height, bytes } = image;
      expect(row).toMatchObject({ width, height, size: bytes });
      expect(original?.length).toBe(bytes);
    }
  });

  test('keeps the product ids of the demo data', async () => {
    await seedShop(parts, demo);
    const rows = await parts.database('products').orderBy('id').select('id', 'name');
    expect(rows).toEqual(products.map(({ id, name }) => ({ id, name })));
  });

  test('runs once, even if all products are deleted', async () => {
    await seedShop(parts, demo);
    expect(await seedShop(parts, demo)).toBe(false);
    await parts.database('products').delete();
    expect(await seedShop(parts, demo)).toBe(false);
    expect(await countRows('products')).toBe(0);
  });

  test('skips a database that has products', async () => {
    await seedShop(parts, { ...demo, products: products.slice(0, 1) });
    await parts.database('notes').delete();
    expect(await seedShop(parts, demo)).toBe(false);
    expect(await countRows('products')).toBe(1);
  });

  test('leaves no rows if an image is missing, and can be repeated', async () => {
    const missing = { ...demo, read: () => readFile(join(temporaryFolder(), 'nothing.jpg')) };
    await expect(seedShop(parts, missing)).rejects.toThrow('ENOENT');
    expect(await countRows('media_files')).toBe(0);
    expect(await seedShop(parts, demo)).toBe(true);
  });
});
