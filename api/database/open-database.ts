import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import { StartupError } from '../startup-error';
import { withAdvisoryLock } from './advisory-lock';
import { connect, type DatabaseLocation, getSqliteFile } from './connect';
import { migrate } from './migrate';
import { migrations } from './migrations/index';
import type { QueryObserver } from './query-observer';
import { ensureFinished } from './unfinished';

interface OpenOptions {
  readonly observer?: QueryObserver;
}

/** A process that still loads its modules can miss the time limit of a connection that the database accepted. */
const connectionAttempts = 3;

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
    await ensureReachable(database, location, connectionAttempts);
    await withAdvisoryLock(location, async () => {
      await ensureFinished(database, location);
      await migrateUnlimited(location);
    });
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

/**
 * Opens the database as it is, without time limits. Throws a `StartupError` if there is none, or if a command that fills
 * it was interrupted.
 */
export async function openExistingDatabase(location: DatabaseLocation): Promise<Knex> {
  const { dataFolder, databaseUrl } = location;
  if (databaseUrl === undefined && !existsSync(getSqliteFile(dataFolder))) {
    throw new StartupError(
      `There is no database in ${dataFolder}: set DATA_DIR to the server's data folder, or DATABASE_URL.`,
    );
  }
  const database = connect(location, { isUnlimited: true });
  try {
    await ensureReachable(database, location);
    await ensureFinished(database, location);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** Throws a `StartupError` if the database cannot be opened or reached in any of the attempts. */
export async function ensureReachable(
  database: Knex,
  location: DatabaseLocation,
  attempts = 1,
): Promise<void> {
  try {
    await database.raw('select 1');
  } catch (cause) {
    if (attempts > 1) return ensureReachable(database, location, attempts - 1);
    const { dataFolder, databaseUrl } = location;
    const message =
      databaseUrl === undefined
        ? `The database in ${dataFolder} cannot be opened: it must be a file the server may read and write.`
        : 'The database at DATABASE_URL cannot be reached: check the URL and that the database is running.';
    throw new StartupError(`${message} (${describeReason(cause)})`, { cause });
  }
}

/** Drivers' messages name hosts, users and files, but no passwords. Those of several attempts at once are empty. */
function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return describeReason(error.cause);
  if (error.message !== '') return error.message.replaceAll(/\s+/g, ' ');
  return 'code' in error ? String(error.code) : error.name;
}
