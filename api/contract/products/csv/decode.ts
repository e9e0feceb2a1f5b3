import Papa from 'papaparse';
import { yieldToEventLoop } from '../../core/in-slices';
import type { BilingualText } from '../../core/language';
import { importLimits } from '../limits';
import { importErrors } from '../messages';

/** Rows include blank ones. Shared by the server and the mocks. */
export async function parseCsv(
  bytes: Uint8Array,
): Promise<{ readonly rawRows: string[][] } | { readonly error: BilingualText }> {
  const text = decodeUtf8(bytes);
  if (text === undefined) return { error: importErrors.encoding };
  await yieldToEventLoop();
  const headerLine = extractHeaderLine(text);
  if (headerLine.length > importLimits.headerLength) return { error: importErrors.headerTooLong };
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    delimiter: detectDelimiter(headerLine),
    preview: importLimits.lines + 1,
    // Fast mode splits the whole file before `preview` counts lines.
    fastMode: false,
  });
  const [error] = errors;
  if (error) return { error: importErrors.invalidQuotes((error.row ?? 0) + 1) };
  return meta.truncated ? { error: importErrors.tooManyRows } : { rawRows: data };
}

/** Undefined if the file is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const text = tryDecodeUtf8(bytes);
  // UTF-16 text with a NUL in every pair is also valid UTF-8.
  return text?.includes('\0') ? undefined : text;
}

function tryDecodeUtf8(bytes: Uint8Array): string | undefined {
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
  const start = text.search(/\S/);
  if (start === -1) return '';
  const length = text.slice(start).search(/[\r\n]/);
  return text.slice(start, length === -1 ? undefined : start + length);
}

/** The candidate that is most frequent in the header line: no column name contains one. */
export function detectDelimiter(headerLine: string): string {
  const [best] = delimiters.toSorted(
    (a, b) => countOccurrences(b, headerLine) - countOccurrences(a, headerLine),
  );
  return best ?? ',';
}

const countOccurrences = (separator: string, text: string): number =>
  text.split(separator).length - 1;
