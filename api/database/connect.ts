import { join } from 'node:path';
import type { Knex } from 'knex';
import makeKnex from 'knex/lib/knex-builder/make-knex.js';
import { PostgresClient } from './postgres-client';
import type { QueryObserver } from './query-observer';
import { SqliteClient } from './sqlite-client';

export interface DatabaseLocation {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

interface ConnectOptions {
  /**
   * For migrations, backups and other work without a waiting client: statements, locks and connections may take as long
   * as they need.
   */
  readonly isUnlimited?: boolean;
  readonly observer?: QueryObserver | undefined;
}

/**
 * Milliseconds. A request must be answered within three seconds even if the database hangs. `acquire` includes waiting
 * for other requests' connections; `response` is for a database that does not even report that its time is up.
 */
const postgresLimits = {
  acquire: 2500,
  connect: 1000,
  lock: 1500,
  statement: 1700,
  response: 1900,
};

/** Milliseconds, which add up to less than three seconds: the next writer waits for the lock again. */
const sqliteLimits = { acquire: 2000, lock: 900 };

/** Releases the locks of a server that froze in the middle of a transaction. Milliseconds. */
const idleTransactionTimeoutMs = 10_000;

/** Several servers share PostgreSQL's default of 100 connections. */
const maxPostgresConnections = 10;

// FULL: an acknowledged write must survive a power failure.
const pragmas = `
  PRAGMA journal_mode = WAL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = ${sqliteLimits.lock};
  PRAGMA synchronous = FULL;
`;

const commonOptions = {
  // Errors are logged; bindings hold personal data, so knex must not put them into the message.
  compileSqlOnError: false,
  // Errors reach the server's own log.
  log: { warn: () => undefined },
};

export const getSqliteFile = (dataFolder: string): string => join(dataFolder, 'higuera.sqlite3');

/** Connects to PostgreSQL at `databaseUrl` if set, else to the SQLite file in the data folder. */
export const connect = (
  { dataFolder, databaseUrl }: DatabaseLocation,
  options: ConnectOptions = {},
): Knex =>
  databaseUrl === undefined
    ? openSqlite(getSqliteFile(dataFolder), options)
    : openPostgres(databaseUrl, options);

function openPostgres(connectionString: string, { isUnlimited, observer }: ConnectOptions): Knex {
  const pool = { min: 0, max: maxPostgresConnections };
  const connection = { connectionString, application_name: 'la-higuera', keepAlive: true };
  const limitedConnection = {
    ...connection,
    connectionTimeoutMillis: postgresLimits.connect,
    statement_timeout: postgresLimits.statement,
    lock_timeout: postgresLimits.lock,
    // For a database that does not answer at all.
    query_timeout: postgresLimits.response,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
  };
  const config = { client: PostgresClient, ...commonOptions, observer, pool };
  return makeKnex(
    new PostgresClient(
      isUnlimited
        ? { ...config, connection }
        : {
            ...config,
            connection: limitedConnection,
            acquireConnectionTimeout: postgresLimits.acquire,
          },
    ),
  );
}

export function openSqlite(filename: string, { isUnlimited, observer }: ConnectOptions = {}): Knex {
  return makeKnex(
    new SqliteClient({
      client: SqliteClient,
      ...commonOptions,
      observer,
      connection: { filename },
      useNullAsDefault: true,
      ...(!isUnlimited && { acquireConnectionTimeout: sqliteLimits.acquire }),
      pool: { min: 1, max: 1, afterCreate: execute(pragmas) },
      readerPool: { afterCreate: execute(`${pragmas} PRAGMA query_only = ON;`) },
    }),
  );
}

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/** For the pool's `afterCreate`. */
const execute =
  (sql: string) =>
  (
    connection: SqliteConnection,
    done: (error: Error | null, connection: SqliteConnection) => void,
  ): void =>
    connection.exec(sql, (error) => done(error, connection));
