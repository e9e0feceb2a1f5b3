import type { Socket } from 'node:net';
import type { Knex } from 'knex';
import KnexPostgresClient from 'knex/lib/dialects/postgres/index.js';
import { DatabaseError } from 'pg';
import { observeQuery, type QueryObserver } from './query-observer';
import { DatabaseUnavailableError } from './unavailable-error';

interface PostgresConnection {
  readonly connection: { readonly stream: Socket };
  /** Set on a connection that the pool must not use again. */
  __knex__disposed?: unknown;
}

interface PostgresConfig extends Knex.Config {
  readonly observer: QueryObserver | undefined;
}

/**
 * Knex's PostgreSQL dialect, which reports a database that is away, hangs or is overloaded as a
 * `DatabaseUnavailableError`, and does not use a connection again whose database stopped answering.
 */
export class PostgresClient extends KnexPostgresClient {
  declare readonly config: PostgresConfig;

  override async acquireConnection(): Promise<unknown> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw isStatementError(error) ? error : new DatabaseUnavailableError(error);
    }
  }

  protected override async _query(connection: PostgresConnection, query: object): Promise<object> {
    try {
      return await observeQuery(this.config.observer, query, () => super._query(connection, query));
    } catch (error) {
      if (isStatementError(error)) throw error;
      // After a time limit or a lost connection; a rollback would wait for the same database again.
      if (!(error instanceof DatabaseError)) {
        connection.__knex__disposed = error;
        connection.connection.stream.destroy();
      }
      throw new DatabaseUnavailableError(error);
    }
  }
}

/**
 * Classes and codes of PostgreSQL's errors that have nothing to do with the statement: connection exceptions, too many
 * connections and out of memory, failed or deadlocked transactions, a standby, lock and statement time limits, and a
 * shutdown (https://www.postgresql.org/docs/current/errcodes-appendix.html). A full disk, 53100, has a message of its own.
 */
const unavailableCode = /^(08|53(?!100)|40(001|P01)|25(006|P03)|55P03|57(014|P0))/;

/** Errors of a statement or of its values, unlike those of the connection. */
function isStatementError(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true;
  return error instanceof DatabaseError && !unavailableCode.test(error.code ?? '');
}
