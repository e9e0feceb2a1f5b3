import type { BilingualText, Language } from './language';
import type { Product } from './product';
import { importLimits, importRefusals, type RowVerdict } from './product-import';
import { type ProductWrite, readRow } from './read-row';
import { productOfRows } from './row-product';
import { readHead } from './table-head';
import { writtenRecords } from './table-records';

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
