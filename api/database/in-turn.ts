import type { Knex } from 'knex';
import { isPostgres } from './dialect';

/** Any number, as long as nothing else in the database locks by it. */
const lockKey = 4_817_102_326;

/**
 * Does what several servers of one database must not do at the same time, such as migrations. A SQLite database has one
 * server, which holds its data folder.
 */
export async function inTurn<T>(database: Knex, work: () => Promise<T>): Promise<T> {
  if (!isPostgres(database)) return work();
  return database.transaction(async (trx) => {
    // Released with the transaction, also when this process is killed.
    await trx.raw('select pg_advisory_xact_lock(?)', [lockKey]);
    return work();
  });
}
