export interface Sorting {
  /** As in `name:desc`. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

type SortDirection = 'ascending' | 'descending';

/** Undefined if the list is sorted by another column. */
export function getSortDirection(column: string, sort: string): SortDirection | undefined {
  const [field, direction] = sort.split(':');
  if (field !== column) return undefined;
  return direction === 'desc' ? 'descending' : 'ascending';
}

/** Reverses the direction if the list is already sorted by the column in ascending order. */
export const getNextSort = (column: string, sort: string): string =>
  `${column}:${getSortDirection(column, sort) === 'ascending' ? 'desc' : 'asc'}`;
