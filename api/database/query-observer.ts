/** A finished or failed statement. Its bindings may hold personal data and are left out. */
interface ObservedQuery {
  readonly sql: string;
  readonly milliseconds: number;
}

/** Called after each statement; must not throw. */
export type QueryObserver = (query: ObservedQuery) => void;

/** Runs a statement and reports its duration, also when it fails. */
export async function observeQuery<T>(
  observer: QueryObserver | undefined,
  query: object,
  run: () => Promise<T>,
): Promise<T> {
  if (observer === undefined) return run();
  const startedAt = performance.now();
  try {
    return await run();
  } finally {
    const sql = 'sql' in query ? String(query.sql) : '';
    observer({ sql, milliseconds: performance.now() - startedAt });
  }
}
