import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { createAdminStore } from './admin-store';
import { createSecondFactorStore } from './second-factor-store';

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

test('AdminStore.removeSecondFactor() removes it, its recovery codes and the sessions of that admin only', async () => {
  const store = createAdminStore(database);
  const secondFactors = createSecondFactorStore(database);
  const createdAt = '2026-01-01T00:00:00.000Z';
  for (const username of ['elena', 'marisol']) {
    await store.insert({ username, passwordHash: username, createdAt });
    const id = (await store.findByUsername(username))?.id ?? 0;
    const enabled = { secret: username, codeStep: 1, enabledAt: createdAt, codeHashes: ['hash'] };
    await secondFactors.enable(id, enabled);
    const times = { created_at: createdAt, last_used_at: createdAt };
    const session = { token_hash: username, id: username, administrator_id: id };
    await database('sessions').insert({ ...session, ...times });
  }
  expect(await store.removeSecondFactor('marisol')).toBe(true);
  expect(await store.removeSecondFactor('nobody')).toBe(false);
  expect(await store.findByUsername('marisol')).toMatchObject({
    passwordHash: 'marisol',
    secondFactorSecret: null,
  });
  expect(await store.findByUsername('elena')).toMatchObject({ secondFactorSecret: 'elena' });
  expect(await database('sessions').pluck('id')).toEqual(['elena']);
  expect(await database('recovery_codes')).toHaveLength(1);
});
