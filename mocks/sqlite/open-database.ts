import type { Knex } from 'knex';
import Sqlite3Client from 'knex/lib/dialects/sqlite3/index.js';
import makeKnex from 'knex/lib/knex-builder/make-knex.js';
import { Connection, type SqliteRow } from './connection';
import { ConnectionQueue } from './connection-queue';
import type { Sqlite } from './sqlite';

/** A database in memory; `database.destroy()` gives its memory back. */
export interface OpenDatabase {
  readonly database: Knex;
  /** Runs one statement at once, past the queue: an open transaction is not waited for. Throws `SqliteError`. */
  run(sql: string, bindings?: readonly unknown[]): SqliteRow[];
  /** Whether rows have changed since the database was opened or last exported. */
  hasChanged(): boolean;
  /** The whole database, once no transaction is open. */
  exportBytes(): Promise<Uint8Array>;
}

/** The part of Knex's query object that is used here. */
interface Query {
  readonly sql: string;
  readonly bindings?: readonly unknown[];
  response?: SqliteRow[];
  context?: { readonly lastID: number; readonly changes: number };
}

interface WasmConfig extends Knex.Config {
  readonly queue: ConnectionQueue<Connection>;
}

/**
 * Knex's SQLite dialect on a connection to WebAssembly in the place of the `sqlite3` package.
 *
 * It does without Knex's pool, tarn, which sets a timer for every query and an interval for every database: fake timers
 * of a test would let queries time out, and never run dry.
 */
class WasmSqliteClient extends Sqlite3Client {
  declare readonly config: WasmConfig;

  override initializeDriver(): void {}

  override initializePool(): void {}

  override acquireConnection(): Promise<Connection> {
    return this.config.queue.acquire();
  }

  override async releaseConnection(): Promise<void> {
    this.config.queue.release();
  }

  override destroy(): Promise<void> {
    return this.config.queue.close();
  }

  protected override async _query(connection: Connection, query: Query): Promise<Query> {
    query.response = connection.run(query.sql, query.bindings);
    query.context = {
      get lastID() {
        return connection.lastInsertRowId;
      },
      get changes() {
        return connection.changes;
      },
    };
    return query;
  }
}

/** Opens an empty database, or a copy of an exported one. */
export function openDatabase(sqlite: Sqlite, bytes?: Uint8Array): OpenDatabase {
  const connection = new Connection(sqlite, bytes);
  const queue = new ConnectionQueue(connection);
  const config: WasmConfig = {
    client: WasmSqliteClient,
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    // As the server's: what people wrote stays out of messages of errors.
    compileSqlOnError: false,
    // Else Knex asks Node's process whether it writes to a terminal.
    log: { enableColors: false },
    queue,
  };
  return {
    database: makeKnex(new WasmSqliteClient(config)),
    run: (sql, bindings) => connection.run(sql, bindings),
    hasChanged: () => connection.hasChanged,
    async exportBytes() {
      await queue.acquire();
      try {
        return connection.exportBytes();
      } finally {
        queue.release();
      }
    },
  };
}
