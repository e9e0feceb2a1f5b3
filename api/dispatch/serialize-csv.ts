import Papa from 'papaparse';
import { byteOrderMark, type CsvTable, escapeCell, needsQuotes } from '#contract/core/csv';
import { mapInSlices } from '#contract/core/in-slices';

/** Comma-separated UTF-8 with a byte order mark (for Excel); cells are escaped against CSV injection. */
export async function serializeCsv({ header, rows }: CsvTable): Promise<string> {
  const lines = await mapInSlices([header, ...rows], (cells) =>
    Papa.unparse([cells.map(escapeCell)], { quotes: (cell) => needsQuotes(String(cell)) }),
  );
  return byteOrderMark + lines.join(lineBreak);
}

/** Papa Parse's own. */
const lineBreak = '\r\n';
