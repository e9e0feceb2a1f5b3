/** What the file system, SQLite and PostgreSQL call it. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

/** Whether a fault means that there is no room left to write. */
export const isDiskFull = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && codes.has(String(fault.code));
