import type { Knex } from 'knex';
import Sqlite3Client from 'knex/lib/dialects/sqlite3/index.js';
import makeKnex from 'knex/lib/knex-builder/make-knex.js';
import { Connection, type SqliteRow } from './connection';
import { ConnectionQueue } from './connection-queue';
import type { Sqlite } from './sqlite';

/** `database.destroy()` frees its memory. */
export interface MemoryDatabase {
  readonly database: Knex;
  /** Bypasses the queue: does not wait for an open transaction. Throws `SqliteError`. */
  run(sql: string, bindings?: readonly unknown[]): SqliteRow[];
  /** Since it was opened or last exported. */
  hasChanged(): boolean;
  /** Waits for open transactions. */
  exportBytes(): Promise<Uint8Array>;
}

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
 * Knex's SQLite dialect on WebAssembly instead of the `sqlite3` package. Works without Knex's pool (tarn), whose timers
 * would make queries time out under fake timers.
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

/** Copies `bytes` if given. */
export function openMemoryDatabase(sqlite: Sqlite, bytes?: Uint8Array): MemoryDatabase {
  const connection = new Connection(sqlite, bytes);
  const queue = new ConnectionQueue(connection);
  const config: WasmConfig = {
    client: WasmSqliteClient,
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    // As on the server: keeps customer data out of error messages.
    compileSqlOnError: false,
    // Otherwise Knex checks whether `process.stdout` is a terminal.
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
