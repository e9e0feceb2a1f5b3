import Papa from 'papaparse';
import { byteOrderMark, type CsvTable, escapedCell, needsQuotes } from '#contract/core/csv';

/** A table as spreadsheets read it: UTF-8 with its mark, a comma between cells, and no cell a formula. */
export const csvText = ({ head, rows }: CsvTable): string =>
  byteOrderMark +
  Papa.unparse(
    [head, ...rows].map((cells) => cells.map(escapedCell)),
    { quotes: (cell) => needsQuotes(String(cell)) },
  );
