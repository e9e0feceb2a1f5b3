import { sortOrder } from '#contract/core/query';
import { wordsOf } from '#contract/core/text';
import { compared } from './compared';

/** Which part of a list is wanted, in which order. */
interface WantedPart {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly q: string;
  readonly sort: string;
}

/** How rows of a kind are found and sorted. */
export interface Findable<Row> {
  /** What a row is found by, as `plainText` writes it. */
  readonly searchText: (row: Row) => string;
  /** What rows are sorted by, by the name that addresses have for it. */
  readonly sortKeys: Readonly<Record<string, (row: Row) => string>> & {
    readonly date: (row: Row) => string;
  };
}

/** Rows with every word that is searched for, sorted, equally placed ones in the order of their ids. */
export function found<Row extends { readonly id: number }>(
  rows: readonly Row[],
  { q, sort }: WantedPart,
  { searchText, sortKeys }: Findable<Row>,
): Row[] {
  const words = wordsOf(q);
  const { field, ascending } = sortOrder(sort);
  const { [field]: keyOf = sortKeys.date } = sortKeys;
  const sign = ascending ? 1 : -1;
  return rows
    .filter((row) => words.length === 0 || hasAll(searchText(row), words))
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((one, other) => sign * (compared(one.key, other.key) || one.row.id - other.row.id))
    .map(({ row }) => row);
}

const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

/** The part of a list that is wanted; all of it without a limit. */
export const partOf = <Row>(rows: readonly Row[], { limit, offset = 0 }: WantedPart): Row[] =>
  rows.slice(offset, limit === undefined ? undefined : offset + limit);
