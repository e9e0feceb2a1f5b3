import { join } from 'node:path';
import knex, { type Knex } from 'knex';

export interface DatabaseLocation {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

// FULL: an acknowledged write must survive a power failure.
const pragmas = `
  PRAGMA journal_mode = WAL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
  PRAGMA synchronous = FULL;
`;

// Errors are logged; bindings hold personal data, so knex must not put them into the message.
const errorOptions = { compileSqlOnError: false };

/** Connects to PostgreSQL at `databaseUrl` if set, else to the SQLite file in the data folder. */
export const connect = ({ dataFolder, databaseUrl }: DatabaseLocation): Knex =>
  databaseUrl === undefined
    ? openSqlite(join(dataFolder, 'higuera.sqlite3'))
    : knex({ client: 'pg', connection: databaseUrl, ...errorOptions });

export const openSqlite = (filename: string): Knex =>
  knex({
    client: 'sqlite3',
    ...errorOptions,
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      afterCreate: (
        connection: SqliteConnection,
        done: (error: Error | null, connection: SqliteConnection) => void,
      ) => {
        connection.exec(pragmas, (error) => done(error, connection));
      },
    },
  });
