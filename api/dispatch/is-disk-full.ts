/** Error codes of the file system, SQLite and PostgreSQL. */
const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && diskFullCodes.has(String(error.code));

/** A folder without permission, a file system that was mounted read-only after an error, or a failing disk. */
const unwritableCodes = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO']);

export const isUnwritable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && unwritableCodes.has(String(error.code));
