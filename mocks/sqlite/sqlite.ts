import initSqlJs, { type SqlJsStatic } from 'sql.js';

/** Each open database occupies memory until it is closed. */
export interface Sqlite {
  readonly Database: SqlJsStatic['Database'];
}

/** Has the `code` and `errno` of an error of the `sqlite3` package. */
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

export async function loadSqlite(wasmBinary: ArrayBuffer): Promise<Sqlite> {
  const sqlJs = await initSqlJs({ wasmBinary });
  return {
    Database: class extends sqlJs.Database {
      // sql.js calls this with every result code and throws errors without it.
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

/** Indexed by result code: https://sqlite.org/rescode.html */
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
