import type { Knex } from 'knex';
import KnexSqliteClient from 'knex/lib/dialects/sqlite3/index.js';
import { observeQuery, type QueryObserver } from './query-observer';
import { DatabaseUnavailableError } from './unavailable-error';

interface SqliteConfig extends Knex.Config {
  readonly observer: QueryObserver | undefined;
  readonly readerPool: Knex.PoolConfig;
}

/** SQLite's result codes for a locked, moved, read-only or failing file (https://sqlite.org/rescode.html). */
const unavailableCodes = new Set([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
]);

const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && unavailableCodes.has(String(error.code));

/** Knex's SQLite dialect, which reports a locked or failing file as a `DatabaseUnavailableError`. */
class ObservedSqliteClient extends KnexSqliteClient {
  declare readonly config: SqliteConfig;

  override async acquireConnection(): Promise<unknown> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw new DatabaseUnavailableError(error);
    }
  }

  protected override async _query(connection: unknown, query: object): Promise<object> {
    try {
      return await observeQuery(this.config.observer, query, () => super._query(connection, query));
    } catch (error) {
      throw isUnavailable(error) ? new DatabaseUnavailableError(error) : error;
    }
  }
}

/** Enough for two cores; SQLite reads on the threads that files and passwords need, too. */
const maxReaders = 2;

/** Listeners of the database expect them from all connections. */
const queryEvents = ['query', 'query-response', 'query-error'];

const readMethods = new Set(['select', 'first', 'pluck']);

const isRead = (builder: unknown): boolean =>
  typeof builder === 'object' &&
  builder !== null &&
  '_method' in builder &&
  readMethods.has(String(builder._method));

/**
 * Reads outside transactions on connections of their own: in WAL mode they see the last commit, do not wait for a writer
 * and do not block it.
 */
export class SqliteClient extends ObservedSqliteClient {
  /** Undefined in the client that Knex derives from this one for a transaction. */
  readonly readers?: KnexSqliteClient;

  constructor(config: SqliteConfig) {
    super(config);
    const pool = { min: 0, max: maxReaders, ...config.readerPool };
    const readers = new ObservedSqliteClient({ ...config, pool });
    for (const event of queryEvents) readers.on(event, (...args) => this.emit(event, ...args));
    this.readers = readers;
  }

  override runner(builder: unknown): unknown {
    return this.readers && isRead(builder) ? this.readers.runner(builder) : super.runner(builder);
  }

  override async destroy(callback?: (error?: unknown) => void): Promise<void> {
    await this.readers?.destroy(undefined);
    await super.destroy(callback);
  }
}
