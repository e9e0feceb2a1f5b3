import type { Knex } from 'knex';
import { parseSort } from '#contract/core/query';
import { whereMatchesSearch } from '../database/search';

export interface PageQuery {
  /** All rows without a limit. */
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly q: string;
  readonly sort: string;
}

export interface InboxQuery extends PageQuery {
  readonly unread: '0' | '1';
  /** Default: all. */
  readonly archived?: '0' | '1' | 'all';
}

/** `total` counts all matching rows. */
export interface PaginatedRows<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/** SQL expressions by the field names of the `sort` query parameter. */
type SortColumns = Readonly<Record<string, string>> & { readonly date: string };

/** Rows that contain all words of `q`; ties are ordered by id. */
export async function paginate<Row>(
  query: Knex.QueryBuilder,
  { limit, offset = 0, q, sort }: PageQuery,
  sortColumns: SortColumns,
): Promise<PaginatedRows<Row>> {
  whereMatchesSearch(query, 'search_text', q);
  const [countRow]: { total: number | string }[] = await query.clone().count('* as total');
  const { field, ascending } = parseSort(sort);
  const { [field]: column = sortColumns.date } = sortColumns;
  const direction = ascending ? 'asc' : 'desc';
  const pageQuery = query
    .clone()
    .orderByRaw(`${column} ${direction}, id ${direction}`)
    .offset(offset);
  const rows: Row[] = await (limit === undefined ? pageQuery : pageQuery.limit(limit));
  return { rows, total: Number(countRow?.total ?? 0) };
}

export function selectSubmissions(
  database: Knex,
  table: string,
  { unread, archived }: InboxQuery,
): Knex.QueryBuilder {
  const submissions = database(table);
  if (unread === '1') submissions.whereNull('read_at');
  if (archived === '0') submissions.whereNull('archived_at');
  if (archived === '1') submissions.whereNotNull('archived_at');
  return submissions;
}
