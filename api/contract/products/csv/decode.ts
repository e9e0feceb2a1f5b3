import Papa from 'papaparse';
import type { BilingualText } from '../../core/language';
import { importLimits } from '../limits';
import { importErrors } from '../messages';

/** Rows include blank ones. Shared by the server and the mocks. */
export function readCsv(
  bytes: Uint8Array,
): { readonly cells: string[][] } | { readonly refusal: BilingualText } {
  const text = tableText(bytes);
  if (text === undefined) return { refusal: importErrors.encoding };
  const head = extractHeaderLine(text);
  if (head.length > importLimits.head) return { refusal: importErrors.head };
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    delimiter: detectDelimiter(head),
    preview: importLimits.lines + 1,
    // Fast mode splits the whole file before `preview` counts lines.
    fastMode: false,
  });
  const [error] = errors;
  if (error) return { refusal: importErrors.quotes((error.row ?? 0) + 1) };
  return meta.truncated ? { refusal: importErrors.rows } : { cells: data };
}

/** Undefined if the file is not UTF-8. */
export function tableText(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  // UTF-16 text with a NUL in every pair is also valid UTF-8.
  return text?.includes('\0') ? undefined : text;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const delimiters = [',', ';', '\t'] as const;

/** The first line that is not blank. */
export function extractHeaderLine(text: string): string {
  const begin = text.search(/\S/);
  if (begin === -1) return '';
  const length = text.slice(begin).search(/[\r\n]/);
  return text.slice(begin, length === -1 ? undefined : begin + length);
}

/** The candidate that is most frequent in the header line: no column name contains one. */
export function detectDelimiter(head: string): string {
  const [most] = delimiters.toSorted(
    (one, other) => countOccurrences(other, head) - countOccurrences(one, head),
  );
  return most ?? ',';
}

const countOccurrences = (mark: string, text: string): number => text.split(mark).length - 1;
