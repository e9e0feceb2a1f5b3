import initSqlJs, { type SqlJsStatic } from 'sql.js';

/** SQLite compiled to WebAssembly; each database it opens lies in its memory until the database is closed. */
export interface Sqlite {
  readonly Database: SqlJsStatic['Database'];
}

/** An error of SQLite with what the `sqlite3` package says beside the message. */
export class SqliteError extends Error {
  override readonly name = 'SqliteError';
  readonly code: string;

  constructor(
    message: string,
    readonly errno: number,
  ) {
    const code = resultCodes[errno] ?? 'SQLITE_ERROR';
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Compiles SQLite from the bytes of sql.js's `.wasm` file. */
export async function loadSqlite(wasmBinary: ArrayBuffer): Promise<Sqlite> {
  const sqlJs = await initSqlJs({ wasmBinary });
  return {
    Database: class extends sqlJs.Database {
      // sql.js calls this with every result code, and throws errors without one.
      override handleError(resultCode = 0): null {
        try {
          return Reflect.apply(super.handleError, this, [resultCode]);
        } catch (error) {
          throw new SqliteError(error instanceof Error ? error.message : String(error), resultCode);
        }
      }
    },
  };
}

/** Each code's place is its number: https://sqlite.org/rescode.html */
const resultCodes = [
  'SQLITE_OK',
  'SQLITE_ERROR',
  'SQLITE_INTERNAL',
  'SQLITE_PERM',
  'SQLITE_ABORT',
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_NOMEM',
  'SQLITE_READONLY',
  'SQLITE_INTERRUPT',
  'SQLITE_IOERR',
  'SQLITE_CORRUPT',
  'SQLITE_NOTFOUND',
  'SQLITE_FULL',
  'SQLITE_CANTOPEN',
  'SQLITE_PROTOCOL',
  'SQLITE_EMPTY',
  'SQLITE_SCHEMA',
  'SQLITE_TOOBIG',
  'SQLITE_CONSTRAINT',
  'SQLITE_MISMATCH',
  'SQLITE_MISUSE',
  'SQLITE_NOLFS',
  'SQLITE_AUTH',
  'SQLITE_FORMAT',
  'SQLITE_RANGE',
  'SQLITE_NOTADB',
];
