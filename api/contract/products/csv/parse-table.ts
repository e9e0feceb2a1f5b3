import type { BilingualText, Language } from '../../core/language';
import type { RowVerdict } from '../admin-schema';
import { importLimits } from '../limits';
import { importErrors } from '../messages';
import type { Product } from '../schema';
import { productColumns } from './columns';
import { productOfRows } from './match-product';
import { type ColumnPlaces, type ProductWrite, readRow, type TableRecord } from './parse-row';

export interface ReadTable {
  /** In file order. */
  readonly verdicts: readonly RowVerdict[];
  /** Last row first: since lists show the newest first, new products end up in file order. */
  readonly writes: readonly ProductWrite[];
}

export interface TableTarget {
  readonly products: readonly Product[];
  /** Ids of public library images. */
  readonly publicImageIds: ReadonlySet<string>;
}

/** `cells` are still escaped. Returns an error message if the file as a whole is invalid. */
export function readProductTable(
  cells: readonly (readonly string[])[],
  { products, publicImageIds }: TableTarget,
  lang: Language,
): ReadTable | { readonly refusal: BilingualText } {
  const [head, ...records] = writtenRecords(cells);
  if (!head) return { refusal: importErrors.empty };
  const columns = readHead(head.cells);
  if ('refusal' in columns) return columns;
  if (records.length === 0) return { refusal: importErrors.empty };
  if (records.length > importLimits.rows) return { refusal: importErrors.rows };
  const reading = { ...columns, publicImageIds, lang, matchProduct: productOfRows(products, lang) };
  const rows = records.map((record) => readRow(record, reading));
  return {
    verdicts: rows.map(({ verdict }) => verdict),
    writes: rows.toReversed().flatMap(({ write }) => (write ? [write] : [])),
  };
}

/** Column names in any case and order. */
export function readHead(
  head: readonly string[],
): { readonly places: ColumnPlaces } | { readonly refusal: BilingualText } {
  const names = head.map((cell) => cell.trim().toLowerCase());
  const written = names.filter((name) => name !== '');
  const unknown = written.filter((name) => productColumns.every((column) => column.name !== name));
  if (unknown.length > 0) return { refusal: importErrors.unknownColumns(onceEach(unknown)) };
  const repeated = written.filter((name, at) => written.indexOf(name) !== at);
  if (repeated.length > 0) return { refusal: importErrors.repeatedColumns(onceEach(repeated)) };
  const missing = productColumns.filter(
    ({ name, isRequired }) => isRequired && !names.includes(name),
  );
  if (missing.length > 0) return { refusal: importErrors.columns(missing.map(({ name }) => name)) };
  return { places: new Map(written.map((name) => [name, names.indexOf(name)])) };
}

const onceEach = (names: readonly string[]): string[] => [...new Set(names)];

/** Skips blank rows, but counts them in `line`. */
export const writtenRecords = (rows: readonly (readonly string[])[]): TableRecord[] =>
  rows
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
