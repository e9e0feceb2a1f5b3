import type { Knex } from 'knex';
import { splitSearchWords } from '#contract/core/text';

/** Keeps rows whose `column`, normalized with `normalizeForSearch`, contains every word of `term`. */
export function whereMatchesSearch<Query extends Knex.QueryBuilder>(
  query: Query,
  column: string,
  term: string,
): Query {
  for (const word of splitSearchWords(term)) {
    query.whereRaw("?? like ? escape '\\'", [column, `%${escapeLike(word)}%`]);
  }
  return query;
}

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
