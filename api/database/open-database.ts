import type { Knex } from 'knex';
import { StartupError } from '../startup-error';
import { withAdvisoryLock } from './advisory-lock';
import { connect, type DatabaseLocation } from './connect';
import { migrate } from './migrate';
import { migrations } from './migrations/index';
import type { QueryObserver } from './query-observer';

interface OpenOptions {
  readonly observer?: QueryObserver;
}

/**
 * Migrates the database and opens it with the time limits of a server. Throws `DatabaseTooNewError`, or a `StartupError`
 * if it cannot be opened or reached.
 */
export async function openDatabase(
  location: DatabaseLocation,
  { observer }: OpenOptions = {},
): Promise<Knex> {
  const database = connect(location, { observer });
  try {
    await ensureReachable(database, location);
    await withAdvisoryLock(location, () => migrateUnlimited(location));
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

async function migrateUnlimited(location: DatabaseLocation): Promise<void> {
  const database = connect(location, { isUnlimited: true });
  try {
    await migrate(database, migrations);
  } finally {
    await database.destroy();
  }
}

async function ensureReachable(
  database: Knex,
  { dataFolder, databaseUrl }: DatabaseLocation,
): Promise<void> {
  try {
    await database.raw('select 1');
  } catch (cause) {
    const message =
      databaseUrl === undefined
        ? `The database in ${dataFolder} cannot be opened: it must be a file the server may read and write.`
        : 'The database at DATABASE_URL cannot be reached: check the URL and that the database is running.';
    throw new StartupError(message, { cause });
  }
}
