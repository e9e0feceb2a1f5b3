import type { Knex } from 'knex';

/**
 * Runs `work` in a transaction and rejects with its first error: on a full disk SQLite rolls back by itself, and knex
 * then reports only that the rollback failed.
 */
export async function inTransaction<T>(
  database: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  const errors: unknown[] = [];
  const recordError = (error: unknown): never => {
    errors.push(error);
    throw error;
  };
  try {
    return await database.transaction((trx) => work(trx).catch(recordError));
  } catch (error) {
    throw errors.length > 0 ? errors[0] : error;
  }
}
