import type { Knex } from 'knex';
import { isPostgres } from '../database/dialect';

/**
 * Holds all of the library and all products until the transaction ends: everybody reads on, nobody else writes. It
 * comes before anything is read: a transaction that has only read may not go on after another's write.
 */
export async function holdCatalogue(trx: Knex.Transaction): Promise<void> {
  if (isPostgres(trx)) {
    // In the order in which every write holds them.
    await trx.raw('lock table media_files, products in share row exclusive mode');
    return;
  }
  // In SQLite one transaction writes at a time, and this one does so from now on, though no product has the number 0.
  await trx('products').where({ id: 0 }).update({ id: 0 });
}
