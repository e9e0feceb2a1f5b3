import type { Knex } from 'knex';
import { connect, type DatabaseLocation } from './connect';

/** Arbitrary, but nothing else in the database may use it. */
const lockKey = 4_817_102_326;

/**
 * Runs work such as migrations that two servers of one database must not run at once. SQLite needs no lock: only one
 * server may use its data folder.
 */
export async function withAdvisoryLock<T>(
  location: DatabaseLocation,
  work: () => Promise<T>,
): Promise<T> {
  if (location.databaseUrl === undefined) return work();
  // Another server's first start may take minutes.
  const database = connect(location, { isUnlimited: true });
  try {
    return await database.transaction(async (trx) => {
      await acquireAdvisoryLock(trx);
      return work();
    });
  } finally {
    await database.destroy();
  }
}

/** For PostgreSQL. Released with the transaction, even if this process is killed. */
export async function acquireAdvisoryLock(trx: Knex.Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [lockKey]);
}
