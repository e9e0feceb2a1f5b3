import type { BilingualText, Language } from '../../core/language';
import type { RowVerdict } from '../admin-schema';
import { importLimits } from '../limits';
import { importRefusals } from '../messages';
import type { Product } from '../schema';
import { productColumns } from './columns';
import { productOfRows } from './match-product';
import { type ColumnPlaces, type ProductWrite, readRow, type TableRecord } from './parse-row';

/** A table of products as it was read. */
export interface ReadTable {
  /** One for each row, in their order. */
  readonly verdicts: readonly RowVerdict[];
  /** What the good rows change, the last row first: so new products come to stand in the shop as they do in the file. */
  readonly writes: readonly ProductWrite[];
}

/** What a table is brought into. */
export interface TableTarget {
  readonly products: readonly Product[];
  /** Ids of the library's pictures that visitors may see. */
  readonly pictures: ReadonlySet<string>;
}

/** Reads a table that is brought in, its cells as they stand in the file, or says why it cannot be read at all. */
export function readProductTable(
  cells: readonly (readonly string[])[],
  { products, pictures }: TableTarget,
  lang: Language,
): ReadTable | { readonly refusal: BilingualText } {
  const [head, ...records] = writtenRecords(cells);
  if (!head) return { refusal: importRefusals.empty };
  const columns = readHead(head.cells);
  if ('refusal' in columns) return columns;
  if (records.length === 0) return { refusal: importRefusals.empty };
  if (records.length > importLimits.rows) return { refusal: importRefusals.rows };
  const reading = { ...columns, pictures, lang, productOf: productOfRows(products, lang) };
  const rows = records.map((record) => readRow(record, reading));
  return {
    verdicts: rows.map(({ verdict }) => verdict),
    writes: rows.toReversed().flatMap(({ write }) => (write ? [write] : [])),
  };
}

/** The columns that the head of a table names, in any case and order; or why the table cannot be read. */
export function readHead(
  head: readonly string[],
): { readonly places: ColumnPlaces } | { readonly refusal: BilingualText } {
  const names = head.map((cell) => cell.trim().toLowerCase());
  const written = names.filter((name) => name !== '');
  const unknown = written.filter((name) => productColumns.every((column) => column.name !== name));
  if (unknown.length > 0) return { refusal: importRefusals.unknownColumns(onceEach(unknown)) };
  const repeated = written.filter((name, at) => written.indexOf(name) !== at);
  if (repeated.length > 0) return { refusal: importRefusals.repeatedColumns(onceEach(repeated)) };
  const missing = productColumns.filter(
    ({ name, isRequired }) => isRequired && !names.includes(name),
  );
  if (missing.length > 0)
    return { refusal: importRefusals.columns(missing.map(({ name }) => name)) };
  return { places: new Map(written.map((name) => [name, names.indexOf(name)])) };
}

const onceEach = (names: readonly string[]): string[] => [...new Set(names)];

/** The rows in which something is written; the others are counted too. */
export const writtenRecords = (rows: readonly (readonly string[])[]): TableRecord[] =>
  rows
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
