import type { Knex } from 'knex';
import { isPostgres } from '../database/dialect';

/**
 * Blocks all other writes to the library and the products until the transaction ends; reads go on. Call it before
 * reading anything: a transaction that has only read fails after another transaction's write.
 */
export async function lockCatalog(trx: Knex.Transaction): Promise<void> {
  if (isPostgres(trx)) {
    // Same order as in row-locks.ts.
    await trx.raw('lock table media_files, products in share row exclusive mode');
    return;
  }
  // SQLite has one writer at a time; any UPDATE, even of no row, makes it this transaction.
  await trx('products').where({ id: 0 }).update({ id: 0 });
}
