import type { Database, SqlValue } from 'sql.js';
import type { Sqlite } from './sqlite';

/** A row as SQLite gives it; blobs are `Uint8Array`, booleans and dates are numbers. */
export type SqliteRow = Record<string, SqlValue>;

// Nothing of a database in memory survives its process: there is nothing to sync.
const pragmas = `
  PRAGMA foreign_keys = ON;
  PRAGMA journal_mode = MEMORY;
  PRAGMA synchronous = OFF;
  PRAGMA temp_store = MEMORY;
`;

/** The one connection to a database in memory. */
export class Connection {
  readonly #database: Database;
  #exportedChanges = 0;

  /** Opens an empty database, or a copy of an exported one. Throws `SqliteError` when the bytes are no database. */
  constructor(sqlite: Sqlite, bytes?: Uint8Array) {
    this.#database = new sqlite.Database(bytes);
    this.#applyPragmas();
  }

  /** Runs the first statement of `sql`. Throws `SqliteError`. */
  run(sql: string, bindings: readonly unknown[] = []): SqliteRow[] {
    const statement = this.#database.prepare(sql);
    try {
      statement.bind(bindings.map(toSqlValue));
      const columns = statement.getColumnNames();
      const rows: SqliteRow[] = [];
      while (statement.step()) rows.push(toRow(columns, statement.get()));
      return rows;
    } finally {
      statement.free();
    }
  }

  /** How many rows the last insert, update or delete has changed. */
  get changes(): number {
    return this.#database.getRowsModified();
  }

  /** Whether rows have changed since the database was opened or last exported. */
  get hasChanged(): boolean {
    return this.#countChanges() !== this.#exportedChanges;
  }

  get lastInsertRowId(): number {
    const [row] = this.run('select last_insert_rowid() as id');
    return Number(row?.id);
  }

  /** The whole database; no transaction may be open. */
  exportBytes(): Uint8Array {
    const bytes = this.#database.export();
    // sql.js closes the database to read it, and opens it with SQLite's own defaults.
    this.#applyPragmas();
    this.#exportedChanges = this.#countChanges();
    return bytes;
  }

  close(): void {
    this.#database.close();
  }

  /** How many rows were changed since the connection was opened. */
  #countChanges(): number {
    const [row] = this.run('select total_changes() as total');
    return Number(row?.total);
  }

  #applyPragmas(): void {
    this.#database.exec(pragmas);
  }
}

const toRow = (columns: readonly string[], values: readonly SqlValue[]): SqliteRow =>
  Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));

/** What the `sqlite3` package binds for a value; it binds null for a bigint, which is a number here. */
function toSqlValue(value: unknown): SqlValue {
  switch (typeof value) {
    case 'string':
    case 'number':
      return value;
    case 'boolean':
      return Number(value);
    case 'bigint':
      return toNumber(value);
    case 'undefined':
      return null;
    default:
      return objectToSqlValue(value);
  }
}

function objectToSqlValue(value: unknown): SqlValue {
  if (value === null) return null;
  // jsdom has a Uint8Array of its own, of which Node's and its Buffer are no instances.
  if (ArrayBuffer.isView(value)) {
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  }
  if (value instanceof Date) return value.getTime();
  return String(value);
}

function toNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for a number.`);
  return number;
}
