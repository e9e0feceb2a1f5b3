/** What a list is sorted by. */
export interface Sorting {
  /** As in `name:desc`. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

export type Direction = 'ascending' | 'descending';

/** Which way a column is sorted; undefined where the list goes by another. */
export function directionOf(column: string, sort: string): Direction | undefined {
  const [field, direction] = sort.split(':');
  if (field !== column) return undefined;
  return direction === 'desc' ? 'descending' : 'ascending';
}

/** What a press on a column's head sorts by: the other way round where it goes by that column already. */
export const nextSort = (column: string, sort: string): string =>
  `${column}:${directionOf(column, sort) === 'ascending' ? 'desc' : 'asc'}`;
