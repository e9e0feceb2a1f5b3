import type { Knex } from 'knex';

/** PostgreSQL and SQLite limit the bindings of one statement (65,535 and 32,766). */
const mostNamed = 1000;

/** Restricts a query to `ids`; above `maxListedIds` to their range, so rows of other ids may match too. */
export function belongingTo<Query extends Knex.QueryBuilder>(
  query: Query,
  column: string,
  ids: readonly number[],
): Query {
  if (ids.length <= mostNamed) query.whereIn(column, [...ids]);
  else query.whereBetween(column, [least(ids), most(ids)]);
  return query;
}

const least = (ids: readonly number[]) => ids.reduce((one, other) => Math.min(one, other));
const most = (ids: readonly number[]) => ids.reduce((one, other) => Math.max(one, other));
