import Papa from 'papaparse';
import { byteOrderMark, type CsvTable, escapeCell, needsQuotes } from '#contract/core/csv';
import { encodeInSlices } from '#contract/core/in-slices';

/** Papa Parse's own. */
const lineBreak = '\r\n';

/** Comma-separated UTF-8 with a byte order mark (for Excel); cells are escaped against CSV injection. */
export const serializeCsv = (table: CsvTable): Promise<Uint8Array> =>
  encodeInSlices(serializeLines(table), lineBreak);

function* serializeLines({ header, rows }: CsvTable): Generator<string> {
  yield byteOrderMark + serializeLine(header);
  for (const row of rows) yield serializeLine(row);
}

const serializeLine = (cells: readonly string[]): string =>
  Papa.unparse([cells.map(escapeCell)], { quotes: (cell) => needsQuotes(String(cell)) });
