import type { Knex } from 'knex';
import type { Account } from '#contract/session/admin-schema';
import { inTransaction } from '../database/transaction';
import { isValidId } from '../database/valid-id';
import { noSecondFactor } from './second-factor-store';

export interface AdminStore {
  findFirstUsername(): Promise<string | undefined>;
  /** Ignores case. */
  findByUsername(username: string): Promise<Admin | undefined>;
  insert(admin: NewAdmin): Promise<void>;
  /** Oldest first. */
  list(): Promise<Account[]>;
  /** Resolves to the reason if the account was not added. User names are compared ignoring case. */
  add(
    admin: NewAdmin,
    options: { readonly maxAdmins: number; readonly actingUsername: string },
  ): Promise<Account | AdminConflict>;
  /** Also ends the admin's sessions. False if there is no such admin, or `actingUsername` was removed in the meantime. */
  remove(id: number, actingUsername: string): Promise<boolean>;
  /** Also ends the admin's sessions. Resolves to false if there is no such admin. */
  setPassword(username: string, passwordHash: string): Promise<boolean>;
  /** Also ends the admin's sessions. Resolves to false if there is no such admin. */
  removeSecondFactor(username: string): Promise<boolean>;
}

export interface Admin {
  readonly id: number;
  readonly username: string;
  readonly passwordHash: string;
  /** Base32; null while the second factor is off. */
  readonly secondFactorSecret: string | null;
}

/** Why an account cannot be added; `removed`: the acting admin was removed in the meantime. */
export type AdminConflict = 'taken' | 'full' | 'removed';

interface NewAdmin {
  readonly username: string;
  readonly passwordHash: string;
  readonly createdAt: string;
}

const accountColumns = ['id', 'username'];

/** A no-op update locks the rows until the transaction ends. */
const lockAdmins = (trx: Knex.Transaction): Promise<Account[]> =>
  trx('administrators')
    .update({ id: trx.ref('id') })
    .returning<Account[]>(accountColumns);

export const createAdminStore = (database: Knex): AdminStore => ({
  async findFirstUsername() {
    const row = await database<{ id: number; username: string }>('administrators')
      .orderBy('id')
      .first('username');
    return row?.username;
  },

  async findByUsername(username) {
    const key = toUsernameKey(username);
    // Of the few admins, all are read: SQLite's lower() knows ASCII letters only.
    const admins = await database('administrators')
      .orderBy('id')
      .select<Admin[]>(
        'id',
        'username',
        'password_hash as passwordHash',
        'second_factor_secret as secondFactorSecret',
      );
    return admins.find((admin) => toUsernameKey(admin.username) === key);
  },

  async insert({ username, passwordHash, createdAt }) {
    await database('administrators').insert({
      username,
      password_hash: passwordHash,
      created_at: createdAt,
    });
  },

  list: () => database('administrators').orderBy('id').select<Account[]>(accountColumns),

  add: ({ username, passwordHash, createdAt }, { maxAdmins, actingUsername }) =>
    inTransaction(database, async (trx) => {
      const admins = await lockAdmins(trx);
      if (!admins.some((admin) => admin.username === actingUsername)) return 'removed';
      const conflict = findConflict(admins, username, maxAdmins);
      if (conflict) return conflict;
      const [added] = await trx('administrators')
        .insert({ username, password_hash: passwordHash, created_at: createdAt })
        .returning<Account[]>(accountColumns);
      if (!added) throw new Error('The account was not stored.');
      return added;
    }),

  remove: (id, actingUsername) =>
    inTransaction(database, async (trx) => {
      const admins = await lockAdmins(trx);
      // Two admins who remove each other at the same time must not remove the last account.
      if (!admins.some(({ username }) => username === actingUsername)) return false;
      if (!isValidId(id)) return false;
      return (await trx('administrators').where({ id }).delete()) > 0;
    }),

  setPassword: (username, passwordHash) =>
    inTransaction(database, async (trx) => {
      const [updatedAdmin] = await trx('administrators')
        .where({ username })
        .update({ password_hash: passwordHash })
        .returning<{ id: number }[]>('id');
      if (!updatedAdmin) return false;
      await trx('sessions').where({ administrator_id: updatedAdmin.id }).delete();
      return true;
    }),

  removeSecondFactor: (username) =>
    inTransaction(database, async (trx) => {
      const [updatedAdmin] = await trx('administrators')
        .where({ username })
        .update(noSecondFactor)
        .returning<{ id: number }[]>('id');
      if (!updatedAdmin) return false;
      for (const table of ['recovery_codes', 'sessions'])
        await trx(table).where({ administrator_id: updatedAdmin.id }).delete();
      return true;
    }),
});

/** User names are compared ignoring case. */
export function findConflict(
  admins: readonly Account[],
  username: string,
  maxAdmins: number,
): AdminConflict | undefined {
  const key = toUsernameKey(username);
  if (admins.some((admin) => toUsernameKey(admin.username) === key)) return 'taken';
  return admins.length >= maxAdmins ? 'full' : undefined;
}

/** The same for names that only one admin can have. */
export const toUsernameKey = (username: string): string => username.normalize('NFC').toLowerCase();
