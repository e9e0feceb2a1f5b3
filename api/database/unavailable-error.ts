/** The database is away, hangs, is overloaded or locked. The same work may succeed later. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The database is unavailable.', { cause });
  }
}
