import type { Knex } from 'knex';

/**
 * Runs `work` in a transaction and rejects with its first error: on a full disk SQLite rolls back by itself, and knex
 * then reports only that the rollback failed.
 */
export async function inTransaction<T>(
  database: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  const faults: unknown[] = [];
  const told = (fault: unknown): never => {
    faults.push(fault);
    throw fault;
  };
  try {
    return await database.transaction((trx) => work(trx).catch(told));
  } catch (fault) {
    throw faults.length > 0 ? faults[0] : fault;
  }
}
