import type { QueryObserver } from './query-observer';

/** Lists of ids can have thousands of placeholders. */
const maxSqlLength = 2000;

interface SlowQueryLogger {
  warn(entry: object, message: string): void;
}

/** Logs statements that take longer than `thresholdMs`: with placeholders, because values may be personal. */
export const createSlowQueryLog =
  (logger: SlowQueryLogger, thresholdMs: number): QueryObserver =>
  ({ sql, milliseconds }) => {
    if (milliseconds <= thresholdMs) return;
    logger.warn(
      { sql: sql.slice(0, maxSqlLength), milliseconds: Math.round(milliseconds) },
      'A database statement was slow.',
    );
  };
