import { afterAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../testing/test-server';

const server = await startTestServer();
afterAll(server.close);
const { products, cacheVersion, database } = server;

describe('ProductStore.list', () => {
  test('returns the same array until the catalog changes', async () => {
    const [first, second] = await Promise.all([products.list(), products.list()]);
    expect(second).toBe(first);
    cacheVersion.increment();
    const changed = await products.list();
    expect(changed).not.toBe(first);
    expect(changed).toEqual(first);
  });

  test('retries after a failed read', async () => {
    cacheVersion.increment();
    await database.schema.renameTable('product_images', 'elsewhere');
    await expect(products.list()).rejects.toThrow();
    await database.schema.renameTable('elsewhere', 'product_images');
    expect(await products.list()).not.toEqual([]);
  });
});
