import type { Knex } from 'knex';
import { sortOrder } from '#contract/core/query';
import { withWords } from '../database/with-words';

/** Which part of a list is wanted, in which order. */
export interface WantedPart {
  /** All of it where there is none. */
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly q: string;
  readonly sort: string;
}

/** Which of what people sent is wanted. */
export interface WantedKept extends WantedPart {
  readonly unread: '0' | '1';
}

/** The part of a list that was asked for, and how many there are in all. */
export interface Part<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/** What a list is sorted by, in SQL, by the name that addresses have for it. */
type SortColumns = Readonly<Record<string, string>> & { readonly date: string };

/** Rows with every word that is searched for, sorted, equally placed ones in the order of their ids. */
export async function partOf<Row>(
  found: Knex.QueryBuilder,
  { limit, offset = 0, q, sort }: WantedPart,
  sortColumns: SortColumns,
): Promise<Part<Row>> {
  withWords(found, 'search_text', q);
  const [counted]: { total: number | string }[] = await found.clone().count('* as total');
  const { field, ascending } = sortOrder(sort);
  const { [field]: column = sortColumns.date } = sortColumns;
  const direction = ascending ? 'asc' : 'desc';
  const wanted = found.clone().orderByRaw(`${column} ${direction}, id ${direction}`).offset(offset);
  const rows: Row[] = await (limit === undefined ? wanted : wanted.limit(limit));
  return { rows, total: Number(counted?.total ?? 0) };
}

/** What people sent, in a table; all of it or what nobody has opened. */
export function keptIn(database: Knex, table: string, { unread }: WantedKept): Knex.QueryBuilder {
  const kept = database(table);
  return unread === '1' ? kept.whereNull('read_at') : kept;
}
