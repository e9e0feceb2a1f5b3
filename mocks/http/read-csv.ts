import Papa from 'papaparse';
import type { BilingualText } from '#contract/language';
import { importRefusals } from '#contract/product-import';
import { delimiterIn, tableText } from '#contract/table-text';

/** The rows of a CSV file as the server reads them, or why they cannot be read. */
export function readCsv(
  bytes: Uint8Array,
): { readonly cells: string[][] } | { readonly refusal: BilingualText } {
  const text = tableText(bytes);
  if (text === undefined) return { refusal: importRefusals.encoding };
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterIn(text) });
  const [fault] = errors;
  return fault ? { refusal: importRefusals.quotes((fault.row ?? 0) + 1) } : { cells: data };
}
