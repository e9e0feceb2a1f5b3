import { verify } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/open';
import { temporaryFolder } from '../testing/temporary-folder';
import { type AdministratorStore, createAdministratorStore } from './administrators';
import { argon2Hasher } from './argon2-hasher';
import { ensureAdministrator } from './first-administrator';

let database: Knex;
let store: AdministratorStore;
beforeEach(async () => {
  database = await openDatabase({ dataFolder: temporaryFolder(), databaseUrl: undefined });
  store = createAdministratorStore(database);
});
afterEach(() => database.destroy());

const hashes = (): Promise<string[]> => database('administrators').pluck('password_hash');

describe('ensureAdmin', () => {
  test('creates an admin with a random password and returns it only once', async () => {
    const made = await ensureAdministrator({ store, hasher: argon2Hasher }, undefined);
    const later = await ensureAdministrator({ store, hasher: argon2Hasher }, undefined);
    const [hash = ''] = await hashes();
    expect(made.username).toBe('admin');
    expect(made.newPassword).toMatch(/^[\w-]{16}$/);
    expect(await verify(hash, made.newPassword ?? '')).toBe(true);
    expect(later).toEqual({ username: 'admin' });
  });

  test('creates the configured admin and does not return its password', async () => {
    const wanted = { username: 'marisol', password: 'figs and walnuts' };
    expect(await ensureAdministrator({ store, hasher: argon2Hasher }, wanted)).toEqual({
      username: 'marisol',
    });
    const [hash = ''] = await hashes();
    expect(await verify(hash, wanted.password)).toBe(true);
  });

  test('keeps the existing admin when the configured credentials change', async () => {
    await ensureAdministrator(
      { store, hasher: argon2Hasher },
      { username: 'elena', password: 'figs and walnuts' },
    );
    const later = { username: 'marisol', password: 'another password' };
    expect(await ensureAdministrator({ store, hasher: argon2Hasher }, later)).toEqual({
      username: 'elena',
    });
    expect(await hashes()).toHaveLength(1);
  });

  test('stores the password as argon2id with 19 MiB and two passes', async () => {
    await ensureAdministrator({ store, hasher: argon2Hasher }, undefined);
    expect((await hashes())[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
