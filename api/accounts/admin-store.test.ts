import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { createAdminStore } from './admin-store';

let database: Knex;
beforeEach(async () => {
  database = await openDatabase({ dataFolder: createTemporaryFolder(), databaseUrl: undefined });
});
afterEach(() => database.destroy());

test('AdminStore.setPassword() changes the password of that admin only', async () => {
  const store = createAdminStore(database);
  const createdAt = '2026-01-01T00:00:00.000Z';
  await store.insert({ username: 'elena', passwordHash: 'one', createdAt });
  await store.insert({ username: 'marisol', passwordHash: 'two', createdAt });
  expect(await store.setPassword('marisol', 'three')).toBe(true);
  expect(await store.setPassword('nobody', 'four')).toBe(false);
  const hashes = await database('administrators').orderBy('id').pluck('password_hash');
  expect(hashes).toEqual(['one', 'three']);
});
