import type { Knex } from 'knex';
import { inTransaction } from '../database/transaction';

export interface AdminStore {
  findFirstUsername(): Promise<string | undefined>;
  findByUsername(username: string): Promise<Admin | undefined>;
  insert(admin: NewAdmin): Promise<void>;
  /** Also ends the admin's sessions. Resolves to false if there is no such admin. */
  setPassword(username: string, passwordHash: string): Promise<boolean>;
}

export interface Admin {
  readonly id: number;
  readonly username: string;
  readonly passwordHash: string;
}

interface NewAdmin {
  readonly username: string;
  readonly passwordHash: string;
  readonly createdAt: string;
}

export const createAdminStore = (database: Knex): AdminStore => ({
  async findFirstUsername() {
    const row = await database<{ id: number; username: string }>('administrators')
      .orderBy('id')
      .first('username');
    return row?.username;
  },

  findByUsername: (username) =>
    database('administrators')
      .where({ username })
      .first<Admin | undefined>('id', 'username', 'password_hash as passwordHash'),

  async insert({ username, passwordHash, createdAt }) {
    await database('administrators').insert({
      username,
      password_hash: passwordHash,
      created_at: createdAt,
    });
  },

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
});
