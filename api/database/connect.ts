import { join } from 'node:path';
import knex, { type Knex } from 'knex';

/** Where the database is. */
export interface DatabasePlace {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/** The part of a raw SQLite connection that is used here. */
interface SqliteConnection {
  exec(sql: string, done: (fault: Error | null) => void): void;
}

// FULL: what the shop has acknowledged must survive a power cut.
const pragmas = `
  PRAGMA journal_mode = WAL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
  PRAGMA synchronous = FULL;
`;

// Faults go to the log: what people wrote stays out of it.
const discreet = { compileSqlOnError: false };

/** The PostgreSQL database at `databaseUrl`, else the SQLite file in the data folder. */
export const connect = ({ dataFolder, databaseUrl }: DatabasePlace): Knex =>
  databaseUrl === undefined
    ? openSqlite(join(dataFolder, 'higuera.sqlite3'))
    : knex({ client: 'pg', connection: databaseUrl, ...discreet });

/** Opens a SQLite file with the settings every connection needs. */
export const openSqlite = (filename: string): Knex =>
  knex({
    client: 'sqlite3',
    ...discreet,
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      afterCreate: (
        connection: SqliteConnection,
        done: (fault: Error | null, connection: SqliteConnection) => void,
      ) => {
        connection.exec(pragmas, (fault) => done(fault, connection));
      },
    },
  });
