import type { PaginatedResponse } from '../../data/use-paginated-list';
import { listPageSize } from '../data-table/list-view';

export type Direction = 'next' | 'previous';

interface WithId {
  readonly id: number;
}

/** Position in the whole list, across pages. */
export interface RowPosition {
  /** Counts from 1. */
  readonly position: number;
  readonly total: number;
}

export interface ListPage<Row> {
  readonly list: PaginatedResponse<readonly Row[]>;
  /** Counts from 1. */
  readonly page: number;
}

/** Undefined if the row isn't on the page. */
export function findPosition(
  row: WithId,
  { list, page }: ListPage<WithId>,
): RowPosition | undefined {
  const index = list.rows.findIndex(({ id }) => id === row.id);
  if (index < 0) return undefined;
  return { position: (page - 1) * listPageSize + index + 1, total: list.total };
}

export const hasSibling = ({ position, total }: RowPosition, direction: Direction): boolean =>
  direction === 'next' ? position < total : position > 1;

/** Only on the same page. */
export function findSibling<Row extends WithId>(
  row: WithId,
  rows: readonly Row[],
  direction: Direction,
): Row | undefined {
  const index = rows.findIndex(({ id }) => id === row.id);
  return rows[index + (direction === 'next' ? 1 : -1)];
}

/** The nearest row of an adjacent page that the previous page didn't have. */
export function findFirstNewRow<Row extends WithId>(
  rows: readonly Row[],
  before: readonly WithId[],
  direction: Direction,
): Row | undefined {
  const isNew = (row: Row) => before.every(({ id }) => id !== row.id);
  return direction === 'next' ? rows.find(isNew) : rows.findLast(isNew);
}
