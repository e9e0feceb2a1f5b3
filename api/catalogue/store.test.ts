import { afterAll, describe, expect, test } from 'vitest';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);
const { products, cacheVersion, database } = shop;

describe('ProductStore.list', () => {
  test('returns the same array until the catalog changes', async () => {
    const [first, second] = await Promise.all([products.list(), products.list()]);
    expect(second).toBe(first);
    cacheVersion.changed();
    const changed = await products.list();
    expect(changed).not.toBe(first);
    expect(changed).toEqual(first);
  });

  test('retries after a failed read', async () => {
    cacheVersion.changed();
    await database.schema.renameTable('product_images', 'elsewhere');
    await expect(products.list()).rejects.toThrow();
    await database.schema.renameTable('elsewhere', 'product_images');
    expect(await products.list()).not.toEqual([]);
  });
});
