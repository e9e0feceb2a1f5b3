import type { Knex } from 'knex';
import { wordsOf } from '#contract/core/text';

/** Asks only for rows in which a column, written by `plainText`, has every word of what is searched for. */
export function withWords<Query extends Knex.QueryBuilder>(
  query: Query,
  column: string,
  term: string,
): Query {
  for (const word of wordsOf(term)) {
    query.whereRaw("?? like ? escape '\\'", [column, `%${literally(word)}%`]);
  }
  return query;
}

/** A word whose `%` and `_` stand for themselves. */
const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
