import { afterAll, describe, expect, test } from 'vitest';
import { startShop } from '../testing/shop';

const shop = await startShop();
afterAll(shop.close);
const { products, cacheVersion, database } = shop;

describe('the list of products', () => {
  test('is the same array until the catalogue changes, so that its search index lasts', async () => {
    const [first, second] = await Promise.all([products.list(), products.list()]);
    expect(second).toBe(first);
    cacheVersion.changed();
    const changed = await products.list();
    expect(changed).not.toBe(first);
    expect(changed).toEqual(first);
  });

  test('is read again after it could not be read', async () => {
    cacheVersion.changed();
    await database.schema.renameTable('product_images', 'elsewhere');
    await expect(products.list()).rejects.toThrow();
    await database.schema.renameTable('elsewhere', 'product_images');
    expect(await products.list()).not.toEqual([]);
  });
});
