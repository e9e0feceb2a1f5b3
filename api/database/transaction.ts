import type { Knex } from 'knex';

/**
 * Does work in one transaction. Rejects with what went wrong first: where its disk is full SQLite takes everything
 * back by itself, and knex tells only that there is nothing left to roll back.
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
