import { type BigIntStats, statSync } from 'node:fs';
import type { Knex } from 'knex';
import KnexSqliteClient from 'knex/lib/dialects/sqlite3/index.js';
import { observeQuery, type QueryObserver } from './query-observer';
import { DatabaseUnavailableError } from './unavailable-error';

interface SqliteOptions extends Omit<SqliteConfig, 'file'> {
  readonly connection: { readonly filename: string };
}

interface SqliteConfig extends Knex.Config {
  readonly observer: QueryObserver | undefined;
  readonly readerPool: Knex.PoolConfig;
  /** Of all connections. */
  readonly file: OpenFile;
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

/**
 * A deleted or replaced file stays open, and SQLite would go on to write into it: in WAL mode it does not look
 * (https://sqlite.org/howtocorrupt.html, "Unlinking or renaming a database file while in use").
 */
class OpenFile {
  #opened: BigIntStats | undefined;

  constructor(readonly path: string) {}

  /** Call it when the file was opened. */
  remember(): void {
    this.#opened ??= this.#find();
  }

  /** Throws if the path leads to another file now, or to none. */
  check(): void {
    if (this.#opened === undefined) return;
    const current = this.#find();
    if (current?.ino === this.#opened.ino && current.dev === this.#opened.dev) return;
    throw new Error(
      `The database file ${this.path} was deleted or replaced while it was open: put it back, or stop the server and restore a backup.`,
    );
  }

  #find(): BigIntStats | undefined {
    return statSync(this.path, { bigint: true, throwIfNoEntry: false });
  }
}

/** Knex's SQLite dialect, which reports a locked, lost or failing file as a `DatabaseUnavailableError`. */
class ObservedSqliteClient extends KnexSqliteClient {
  declare readonly config: SqliteConfig;

  override async acquireConnection(): Promise<unknown> {
    try {
      // Before a new connection creates an empty database.
      this.config.file.check();
      const connection = await super.acquireConnection();
      this.config.file.remember();
      return connection;
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

  constructor(options: SqliteOptions) {
    const config = { ...options, file: new OpenFile(options.connection.filename) };
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
