import type { Knex } from 'knex';

/** PostgreSQL and SQLite limit the bindings of one statement (65,535 and 32,766). */
const maxListedIds = 1000;

/** Restricts a query to `ids`; above `maxListedIds` to their range, so rows of other ids may match too. */
export function whereInOrBetween<Query extends Knex.QueryBuilder>(
  query: Query,
  column: string,
  ids: readonly number[],
): Query {
  if (ids.length <= maxListedIds) query.whereIn(column, [...ids]);
  else query.whereBetween(column, [min(ids), max(ids)]);
  return query;
}

const min = (ids: readonly number[]) => ids.reduce((a, b) => Math.min(a, b));
const max = (ids: readonly number[]) => ids.reduce((a, b) => Math.max(a, b));
