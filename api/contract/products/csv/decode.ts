import Papa from 'papaparse';
import type { BilingualText } from '../../core/language';
import { importLimits } from '../limits';
import { importRefusals } from '../messages';

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

/** The text of a table's file; undefined where it is not written in UTF-8. */
export function tableText(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  // Letters of two bytes each, half of them nothing, look like UTF-8.
  return text?.includes('\0') ? undefined : text;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (fault) {
    if (fault instanceof TypeError) return undefined;
    throw fault;
  }
}

const delimiters = [',', ';', '\t'] as const;

/** The first line of a table in which something is written. */
export function headIn(text: string): string {
  const begin = text.search(/\S/);
  if (begin === -1) return '';
  const length = text.slice(begin).search(/[\r\n]/);
  return text.slice(begin, length === -1 ? undefined : begin + length);
}

/** What stands between the cells of a table: whatever its first line with words has most of, since no column is called so. */
export function delimiterIn(head: string): string {
  const [most] = delimiters.toSorted((one, other) => countOf(other, head) - countOf(one, head));
  return most ?? ',';
}

const countOf = (mark: string, text: string): number => text.split(mark).length - 1;
