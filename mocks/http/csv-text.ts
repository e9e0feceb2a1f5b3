import Papa from 'papaparse';
import { byteOrderMark, type CsvTable, escapedCell, needsQuotes } from '#contract/core/csv';

/** A table as the server writes it. */
export const csvText = ({ head, rows }: CsvTable): string =>
  byteOrderMark +
  Papa.unparse(
    [head, ...rows].map((cells) => cells.map(escapedCell)),
    { quotes: (cell) => needsQuotes(String(cell)) },
  );
