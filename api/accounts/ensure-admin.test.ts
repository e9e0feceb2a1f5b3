import { verify } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database';
import { createTemporaryFolder } from '../testing/temporary-folder';
import { type AdminStore, createAdminStore } from './admin-store';
import { argon2Hasher } from './argon2-hasher';
import { ensureAdmin } from './ensure-admin';

let database: Knex;
let store: AdminStore;
beforeEach(async () => {
  database = await openDatabase({ dataFolder: createTemporaryFolder(), databaseUrl: undefined });
  store = createAdminStore(database);
});
afterEach(() => database.destroy());

const fetchHashes = (): Promise<string[]> => database('administrators').pluck('password_hash');

describe('ensureAdmin', () => {
  test('creates an admin with a random password and returns it only once', async () => {
    const created = await ensureAdmin({ store, hasher: argon2Hasher }, undefined);
    const later = await ensureAdmin({ store, hasher: argon2Hasher }, undefined);
    const [hash = ''] = await fetchHashes();
    expect(created.username).toBe('admin');
    expect(created.newPassword).toMatch(/^[\w-]{16}$/);
    expect(await verify(hash, created.newPassword ?? '')).toBe(true);
    expect(later).toEqual({ username: 'admin' });
  });

  test('creates the configured admin and does not return its password', async () => {
    const credentials = { username: 'marisol', password: 'figs and walnuts' };
    expect(await ensureAdmin({ store, hasher: argon2Hasher }, credentials)).toEqual({
      username: 'marisol',
    });
    const [hash = ''] = await fetchHashes();
    expect(await verify(hash, credentials.password)).toBe(true);
  });

  test('keeps the existing admin when the configured credentials change', async () => {
    await ensureAdmin(
      { store, hasher: argon2Hasher },
      { username: 'elena', password: 'figs and walnuts' },
    );
    const later = { username: 'marisol', password: 'another password' };
    expect(await ensureAdmin({ store, hasher: argon2Hasher }, later)).toEqual({
      username: 'elena',
    });
    expect(await fetchHashes()).toHaveLength(1);
  });

  test('stores the password as argon2id with 19 MiB and two passes', async () => {
    await ensureAdmin({ store, hasher: argon2Hasher }, undefined);
    expect((await fetchHashes())[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
