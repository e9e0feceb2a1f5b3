import type { Knex } from 'knex';
import { inTransaction } from '../database/transaction';
import { randomHex } from '../platform/random';

/** The hashes of a day's visitors, and what they are made with. */
export interface VisitorStore {
  /** Begins a day, or goes on with it: answers its salt. What is left of days before it is thrown away. */
  begin(day: string): Promise<string>;
  /** Keeps hashes of a day that has begun, each once. */
  add(day: string, hashes: readonly string[]): Promise<void>;
  count(day: string): Promise<number>;
}

/** The visitors in a database. */
export const createVisitorStore = (database: Knex): VisitorStore => ({
  begin: (day) =>
    inTransaction(database, async (trx) => {
      await trx('visitor_salts').where('day', '<', day).del();
      const salt = randomHex(32);
      await trx('visitor_salts').insert({ day, salt }).onConflict('day').ignore();
      // Another process may have begun it before.
      const row: { salt: string } = await trx('visitor_salts').where({ day }).first('salt');
      return row.salt;
    }),

  async add(day, hashes) {
    const rows = hashes.map((hash) => ({ day, hash }));
    await database('visitors').insert(rows).onConflict(['day', 'hash']).ignore();
  },

  async count(day) {
    const [row] = await database('visitors').where({ day }).count('* as number');
    return Number(row?.number ?? 0);
  },
});
