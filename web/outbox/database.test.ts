import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { minimalJpeg } from '#mocks/testing/minimal-jpeg';
import { createPhoto, createTestItem } from '../testing/outbox-items';
import { deleteCorruptItem, deleteItem, findItem, listOutbox, putItem } from './database';
import { databaseExists, databaseName } from './database-exists';
import type { Receipt } from './item';

/** Stores a raw value, as another version of the site might. */
async function addRawItem(value: unknown): Promise<void> {
  await listOutbox();
  const database = await openDB(databaseName);
  await database.add('outbox', value);
  database.close();
}

const receipt: Receipt = {
  version: 1,
  number: 'LH-1001',
  createdAt: '2026-11-21T18:00:00.000Z',
  language: 'es',
  fields: { name: 'Ana' },
  receivedAt: '2026-11-21T18:00:01.000Z',
};

describe('the outbox database', () => {
  test('is created by the first putItem, not by databaseExists', async () => {
    expect(await databaseExists()).toBe(false);
    await putItem(createTestItem());
    expect(await databaseExists()).toBe(true);
  });

  test('lists items in insertion order, not by createdAt', async () => {
    const first = createTestItem({ createdAt: '2026-11-22T18:00:00.000Z' });
    const second = createTestItem({ createdAt: '2026-11-20T18:00:00.000Z' });
    await putItem(first);
    await putItem(second);
    expect((await listOutbox()).items).toEqual([first, second]);
  });

  test('replaces an item with the same id in place', async () => {
    const first = createTestItem();
    await putItem(first);
    await putItem(createTestItem());
    await putItem({ ...first, fields: { message: 'Somos diez más.' } });
    const { items } = await listOutbox();
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ id: first.id, fields: { message: 'Somos diez más.' } });
  });

  test('stores photos as File objects', async () => {
    const item = createTestItem({ kind: 'restoration', photos: [createPhoto('front.jpg')] });
    await putItem(item);
    const [photo] = (await findItem(item.id))?.photos ?? [];
    expect(photo).toBeInstanceOf(File);
    expect(photo).toMatchObject({
      name: 'front.jpg',
      size: minimalJpeg.length,
      type: 'image/jpeg',
    });
  });

  test('deletes an order and stores its receipt', async () => {
    const item = createTestItem({ kind: 'order' });
    await putItem(item);
    await deleteItem(item.id, receipt);
    const database = await openDB(databaseName);
    expect(await database.getAll('receipts')).toEqual([receipt]);
    expect(await database.count('outbox')).toBe(0);
    database.close();
  });

  test.each([
    { what: 'a later version', value: { ...createTestItem(), version: 2 } },
    { what: 'an unknown kind', value: { ...createTestItem(), kind: 'reservation' } },
    { what: 'a string', value: 'not even an object' },
    { what: 'an incomplete item', value: { id: 7 } },
  ])('lists an item that cannot be parsed as corrupt: $what', async ({ value }) => {
    await addRawItem(value);
    const own = createTestItem();
    await putItem(own);
    const { items, corrupt } = await listOutbox();
    expect(items).toEqual([own]);
    expect(corrupt).toHaveLength(1);
    const text = corrupt[0]?.text ?? '';
    expect(typeof value === 'string' ? text : JSON.parse(text)).toEqual(value);

    await deleteCorruptItem(corrupt[0]?.key ?? 0);
    expect(await listOutbox()).toEqual({ items: [own], corrupt: [] });
  });

  test('putItem rejects with a DOMException when the browser denies storage', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await expect(putItem(createTestItem())).rejects.toThrow(DOMException);
  });
});
