/** A row of a table and where it stands. */
export interface TableRecord {
  /** As spreadsheets count rows, however many lines their cells have. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows in which something is written; the others are counted too. */
export const writtenRecords = (rows: readonly (readonly string[])[]): TableRecord[] =>
  rows
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
