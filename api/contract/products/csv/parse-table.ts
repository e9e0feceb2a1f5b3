import { mapInSlices } from '../../core/in-slices';
import type { BilingualText, Language } from '../../core/language';
import type { RowResult } from '../admin-schema';
import { importLimits } from '../limits';
import { importErrors } from '../messages';
import type { Product } from '../schema';
import { productColumns } from './columns';
import { createProductMatcher } from './match-product';
import { type ColumnIndexes, type CsvRow, type ProductWrite, parseRow } from './parse-row';

export interface ParsedTable {
  /** In file order. */
  readonly rowResults: readonly RowResult[];
  /** Last row first: since lists show the newest first, new products end up in file order. */
  readonly writes: readonly ProductWrite[];
}

export interface ImportContext {
  readonly products: readonly Product[];
  /** Ids of public library images. */
  readonly publicImageIds: ReadonlySet<string>;
}

/** `rawRows` are still escaped. Returns an error message if the file as a whole is invalid. */
export async function parseProductTable(
  rawRows: readonly (readonly string[])[],
  { products, publicImageIds }: ImportContext,
  lang: Language,
): Promise<ParsedTable | { readonly error: BilingualText }> {
  const [header, ...csvRows] = toNonBlankRows(rawRows);
  if (!header) return { error: importErrors.empty };
  const columns = parseHeader(header.cells);
  if ('error' in columns) return columns;
  if (csvRows.length === 0) return { error: importErrors.empty };
  if (csvRows.length > importLimits.rows) return { error: importErrors.tooManyRows };
  const context = {
    ...columns,
    publicImageIds,
    lang,
    matchProduct: createProductMatcher(products, lang),
  };
  const rows = await mapInSlices(csvRows, (csvRow) => parseRow(csvRow, context));
  return {
    rowResults: rows.map(({ result }) => result),
    writes: rows.toReversed().flatMap(({ write }) => (write ? [write] : [])),
  };
}

/** Column names in any case and order. */
function parseHeader(
  header: readonly string[],
): { readonly columnIndexes: ColumnIndexes } | { readonly error: BilingualText } {
  const names = header.map((cell) => cell.trim().toLowerCase());
  const columnNames = names.filter((name) => name !== '');
  const unknown = columnNames.filter((name) =>
    productColumns.every((column) => column.name !== name),
  );
  if (unknown.length > 0) return { error: importErrors.unknownColumns(unique(unknown)) };
  const repeated = columnNames.filter((name, index) => columnNames.indexOf(name) !== index);
  if (repeated.length > 0) return { error: importErrors.repeatedColumns(unique(repeated)) };
  const missing = productColumns.filter(
    ({ name, isRequired }) => isRequired && !names.includes(name),
  );
  if (missing.length > 0)
    return { error: importErrors.missingColumns(missing.map(({ name }) => name)) };
  return { columnIndexes: new Map(columnNames.map((name) => [name, names.indexOf(name)])) };
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** Skips blank rows, but counts them in `line`. */
const toNonBlankRows = (rows: readonly (readonly string[])[]): CsvRow[] =>
  rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
