import type { Knex } from 'knex';
import { StartupError } from '../start-fault';
import { connect, type DatabasePlace } from './connect';
import { inTurn } from './in-turn';
import { migrate } from './migrate';
import { migrations } from './migrations/index';

/**
 * Opens the database and migrates it. Throws `DatabaseTooNewError`, or a `StartFault` if it cannot be opened or
 * reached.
 */
export async function openDatabase(place: DatabasePlace): Promise<Knex> {
  const database = connect(place);
  try {
    await reach(database, place);
    await inTurn(database, () => migrate(database, migrations));
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

async function reach(database: Knex, { dataFolder, databaseUrl }: DatabasePlace): Promise<void> {
  try {
    await database.raw('select 1');
  } catch (cause) {
    const sentence =
      databaseUrl === undefined
        ? `The database in ${dataFolder} cannot be opened: it must be a file the server may read and write.`
        : 'The database at DATABASE_URL cannot be reached: check the URL and that the database is running.';
    throw new StartupError(sentence, { cause });
  }
}
