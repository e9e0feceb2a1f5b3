import type { Knex } from 'knex';
import { inTransaction } from '../database/transaction';

export interface AdministratorStore {
  firstName(): Promise<string | undefined>;
  find(username: string): Promise<Administrator | undefined>;
  insert(administrator: NewAdministrator): Promise<void>;
  /** Also ends the admin's sessions. Resolves to false if there is no such admin. */
  setPassword(username: string, passwordHash: string): Promise<boolean>;
}

export interface Administrator {
  readonly id: number;
  readonly username: string;
  readonly passwordHash: string;
}

interface NewAdministrator {
  readonly username: string;
  readonly passwordHash: string;
  readonly createdAt: string;
}

export const createAdministratorStore = (database: Knex): AdministratorStore => ({
  async firstName() {
    const row = await database<{ id: number; username: string }>('administrators')
      .orderBy('id')
      .first('username');
    return row?.username;
  },

  find: (username) =>
    database('administrators')
      .where({ username })
      .first<Administrator | undefined>('id', 'username', 'password_hash as passwordHash'),

  async insert({ username, passwordHash, createdAt }) {
    await database('administrators').insert({
      username,
      password_hash: passwordHash,
      created_at: createdAt,
    });
  },

  setPassword: (username, passwordHash) =>
    inTransaction(database, async (trx) => {
      const [changed] = await trx('administrators')
        .where({ username })
        .update({ password_hash: passwordHash })
        .returning<{ id: number }[]>('id');
      if (!changed) return false;
      await trx('sessions').where({ administrator_id: changed.id }).delete();
      return true;
    }),
});
