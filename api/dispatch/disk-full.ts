/** Of the file system, SQLite and PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

export const isDiskFull = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && codes.has(String(fault.code));
