import Papa from 'papaparse';
import { byteOrderMark, type CsvTable, escapeCell, needsQuotes } from '#contract/core/csv';

/** Comma-separated UTF-8 with a byte order mark (for Excel); cells are escaped against CSV injection. */
export const serializeCsv = ({ header, rows }: CsvTable): string =>
  byteOrderMark +
  Papa.unparse(
    [header, ...rows].map((cells) => cells.map(escapeCell)),
    { quotes: (cell) => needsQuotes(String(cell)) },
  );
