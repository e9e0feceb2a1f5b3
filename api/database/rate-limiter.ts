import type { Knex } from 'knex';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible';
import { isPostgres } from './dialect';

interface RateLimiterOptions {
  /** Distinguishes the limiters of one database. */
  readonly keyPrefix: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

export type CreateRateLimiter = (options: RateLimiterOptions) => RateLimiterAbstract;

/** The limiters count in PostgreSQL, for all servers that share it, and otherwise in memory. */
export const createRateLimiters =
  (database: Knex): CreateRateLimiter =>
  (options) =>
    isPostgres(database)
      ? new RateLimiterPostgres({
          ...options,
          storeClient: { query: (query: PostgresQuery) => runQuery(database, query) },
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
        })
      : new RateLimiterMemory(options);

interface PostgresQuery {
  /** With parameters such as `$1`. */
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Through Knex, for its time limits. */
function runQuery(database: Knex, { text, values }: PostgresQuery): Knex.Raw {
  const bindings = Object.fromEntries(values.map((value, index) => [`p${index + 1}`, value]));
  return database.raw(text.replaceAll(/\$(\d+)/g, ':p$1'), bindings as Knex.ValueDict);
}
