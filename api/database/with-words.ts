import type { Knex } from 'knex';
import { wordsOf } from '#contract/core/text';

/** Keeps rows whose `column`, normalized by `plainText`, contains every word of `term`. */
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

const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
