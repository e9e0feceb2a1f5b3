import type { Knex } from 'knex';

/** Who may sign in to the back office. */
export interface AdministratorStore {
  /** The name of whoever was there first; undefined while there is nobody. */
  firstName(): Promise<string | undefined>;
  insert(administrator: NewAdministrator): Promise<void>;
  /** Whether there is an administrator of that name, whose password it is from now on. */
  setPassword(username: string, passwordHash: string): Promise<boolean>;
}

interface NewAdministrator {
  readonly username: string;
  readonly passwordHash: string;
  readonly createdAt: string;
}

/** The administrators in a database. */
export const createAdministratorStore = (database: Knex): AdministratorStore => ({
  async firstName() {
    const row = await database<{ id: number; username: string }>('administrators')
      .orderBy('id')
      .first('username');
    return row?.username;
  },

  async insert({ username, passwordHash, createdAt }) {
    await database('administrators').insert({
      username,
      password_hash: passwordHash,
      created_at: createdAt,
    });
  },

  async setPassword(username, passwordHash) {
    const changed = await database('administrators')
      .where({ username })
      .update({ password_hash: passwordHash });
    return changed > 0;
  },
});
