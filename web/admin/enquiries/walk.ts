import type { CountedList } from '../../data/use-counted-list';
import { listPageSize } from '../data-table/list-view';

export type Direction = 'next' | 'previous';

interface Numbered {
  readonly id: number;
}

/** Where one is while reading a list row by row. */
export interface Place {
  /** Counts from 1, over all pages. */
  readonly position: number;
  readonly total: number;
}

/** A page of a list that is read row by row. */
export interface ReadPage<Row> {
  readonly list: CountedList<readonly Row[]>;
  readonly page: number;
}

/** Where a row stands among all that were found; undefined where it is not on the page. */
export function placeOf(row: Numbered, { list, page }: ReadPage<Numbered>): Place | undefined {
  const index = list.rows.findIndex(({ id }) => id === row.id);
  if (index < 0) return undefined;
  return { position: (page - 1) * listPageSize + index + 1, total: list.total };
}

/** Whether there is a row before or after a place. */
export const leadsOn = ({ position, total }: Place, direction: Direction): boolean =>
  direction === 'next' ? position < total : position > 1;

/** The row beside another on the same page; undefined at its edge. */
export function beside<Row extends Numbered>(
  row: Numbered,
  rows: readonly Row[],
  direction: Direction,
): Row | undefined {
  const index = rows.findIndex(({ id }) => id === row.id);
  return rows[index + (direction === 'next' ? 1 : -1)];
}

/** The row with which a page is entered: the nearest one that was not on the page one comes from. */
export function entered<Row extends Numbered>(
  rows: readonly Row[],
  before: readonly Numbered[],
  direction: Direction,
): Row | undefined {
  const isNew = (row: Row) => before.every(({ id }) => id !== row.id);
  return direction === 'next' ? rows.find(isNew) : rows.findLast(isNew);
}
