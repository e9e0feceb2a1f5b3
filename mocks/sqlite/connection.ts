import type { Database, SqlValue } from 'sql.js';
import type { Sqlite } from './sqlite';

/** Blobs are `Uint8Array`; booleans and dates are numbers. */
export type SqliteRow = Record<string, SqlValue>;

// An in-memory database does not survive its process: no need to sync.
const pragmas = `
  PRAGMA foreign_keys = ON;
  PRAGMA journal_mode = MEMORY;
  PRAGMA synchronous = OFF;
  PRAGMA temp_store = MEMORY;
`;

export class Connection {
  readonly #database: Database;
  #exportedChanges = 0;

  /** Copies `bytes` if given. Throws `SqliteError` if they are no database. */
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

  get changes(): number {
    return this.#database.getRowsModified();
  }

  get hasChanged(): boolean {
    return this.#countChanges() !== this.#exportedChanges;
  }

  get lastInsertRowId(): number {
    const [row] = this.run('select last_insert_rowid() as id');
    return Number(row?.id);
  }

  /** No transaction may be open. */
  exportBytes(): Uint8Array {
    const bytes = this.#database.export();
    // sql.js closes and reopens the database, which resets the pragmas.
    this.#applyPragmas();
    this.#exportedChanges = this.#countChanges();
    return bytes;
  }

  close(): void {
    this.#database.close();
  }

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

/** Same conversions as the `sqlite3` package, except for bigint, which it binds as null. */
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
  // jsdom has its own Uint8Array: Node's and Buffer are not instances of it.
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
