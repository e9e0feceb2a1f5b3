import type { Knex } from 'knex';

/** Values that a query names one by one; databases take no more than some ten thousand. */
const mostNamed = 1000;

/** Asks for the rows that belong to these, in one query however many they are; then perhaps for others in between. */
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
