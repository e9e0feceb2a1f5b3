import Papa from 'papaparse';
import { byteOrderMark, type CsvTable, escapedCell, needsQuotes } from '#contract/core/csv';

/** Comma-separated UTF-8 with a byte order mark (for Excel); cells are escaped against CSV injection. */
export const csvText = ({ head, rows }: CsvTable): string =>
  byteOrderMark +
  Papa.unparse(
    [head, ...rows].map((cells) => cells.map(escapedCell)),
    { quotes: (cell) => needsQuotes(String(cell)) },
  );
