import Papa from 'papaparse';
import type { BilingualText } from './language';
import { importLimits, importRefusals } from './product-import';
import { delimiterIn, headIn, tableText } from './table-text';

/** The rows of a CSV file, blank ones too, or why they cannot be read; server and mocks read alike. */
export function readCsv(
  bytes: Uint8Array,
): { readonly cells: string[][] } | { readonly refusal: BilingualText } {
  const text = tableText(bytes);
  if (text === undefined) return { refusal: importRefusals.encoding };
  const head = headIn(text);
  if (head.length > importLimits.head) return { refusal: importRefusals.head };
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    delimiter: delimiterIn(head),
    preview: importLimits.lines + 1,
    // What is fast takes the whole file apart before it counts.
    fastMode: false,
  });
  const [fault] = errors;
  if (fault) return { refusal: importRefusals.quotes((fault.row ?? 0) + 1) };
  return meta.truncated ? { refusal: importRefusals.rows } : { cells: data };
}
