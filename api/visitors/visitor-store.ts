import type { Knex } from 'knex';
import { inTransaction } from '../database/transaction';
import { randomHex } from '../platform/random';

export interface VisitorStore {
  /** Returns the day's salt, creating it if needed; deletes data of earlier days. */
  startDay(day: string): Promise<string>;
  /** Ignores hashes that are already stored. */
  add(day: string, hashes: readonly string[]): Promise<void>;
  count(day: string): Promise<number>;
}

export const createVisitorStore = (database: Knex): VisitorStore => ({
  startDay: (day) =>
    inTransaction(database, async (trx) => {
      await trx('visitor_salts').where('day', '<', day).del();
      const salt = randomHex(32);
      await trx('visitor_salts').insert({ day, salt }).onConflict('day').ignore();
      // Another process may have inserted its salt first.
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
