import type { Knex } from 'knex';
import { sortOrder } from '#contract/core/query';
import { whereMatchesSearch } from '../database/with-words';

export interface WantedPart {
  /** All rows without a limit. */
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly q: string;
  readonly sort: string;
}

export interface InboxQuery extends WantedPart {
  readonly unread: '0' | '1';
}

/** `total` counts all matching rows. */
export interface Part<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/** SQL expressions by the field names of the `sort` query parameter. */
type SortColumns = Readonly<Record<string, string>> & { readonly date: string };

/** Rows that contain all words of `q`; ties are ordered by id. */
export async function paginate<Row>(
  found: Knex.QueryBuilder,
  { limit, offset = 0, q, sort }: WantedPart,
  sortColumns: SortColumns,
): Promise<Part<Row>> {
  whereMatchesSearch(found, 'search_text', q);
  const [counted]: { total: number | string }[] = await found.clone().count('* as total');
  const { field, ascending } = sortOrder(sort);
  const { [field]: column = sortColumns.date } = sortColumns;
  const direction = ascending ? 'asc' : 'desc';
  const wanted = found.clone().orderByRaw(`${column} ${direction}, id ${direction}`).offset(offset);
  const rows: Row[] = await (limit === undefined ? wanted : wanted.limit(limit));
  return { rows, total: Number(counted?.total ?? 0) };
}

export function selectSubmissions(
  database: Knex,
  table: string,
  { unread }: InboxQuery,
): Knex.QueryBuilder {
  const submissions = database(table);
  return unread === '1' ? submissions.whereNull('read_at') : submissions;
}
