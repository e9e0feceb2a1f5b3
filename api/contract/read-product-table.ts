import * as v from 'valibot';
import { unescapedCell } from './csv-table';
import { type BilingualText, type Language, said } from './language';
import { firstOfEach } from './parse-request';
import type { Product } from './product';
import { type ProductForm, productForm } from './product-form';
import { importLimits, importRefusals, type RowVerdict, rowFaults } from './product-import';
import { columnAt, formInput, type WrittenField, writtenFields } from './row-form';
import { productOfRows } from './row-product';
import { type ColumnPlaces, readHead } from './table-head';
import { type TableRecord, writtenRecords } from './table-records';

/** What a row makes of a product that is there, or of a new one. */
export interface ProductWrite {
  readonly line: number;
  /** The product as it was when the row was read; none for a new one. */
  readonly product: Product | undefined;
  readonly form: ProductForm;
}

/** A table of products as it was read. */
export interface ReadTable {
  /** One for each row, in their order. */
  readonly verdicts: readonly RowVerdict[];
  /** What the good rows change; a row that changes nothing is not among them. */
  readonly writes: readonly ProductWrite[];
}

/** Reads a table that is brought in, its cells as they stand in the file, or says why it cannot be read at all. */
export function readProductTable(
  cells: readonly (readonly string[])[],
  products: readonly Product[],
  lang: Language,
): ReadTable | { readonly refusal: BilingualText } {
  const [head, ...records] = writtenRecords(cells);
  if (!head) return { refusal: importRefusals.empty };
  const columns = readHead(head.cells);
  if ('refusal' in columns) return columns;
  if (records.length === 0) return { refusal: importRefusals.empty };
  if (records.length > importLimits.rows) return { refusal: importRefusals.rows };
  const productOf = productOfRows(products, lang);
  const rows = records.map((record) => readRow(record, columns.places, productOf, lang));
  return {
    verdicts: rows.map(({ verdict }) => verdict),
    writes: rows.flatMap(({ write }) => (write ? [write] : [])),
  };
}

interface ReadRow {
  readonly verdict: RowVerdict;
  readonly write?: ProductWrite;
}

function readRow(
  { line, cells }: TableRecord,
  places: ColumnPlaces,
  productOf: ReturnType<typeof productOfRows>,
  lang: Language,
): ReadRow {
  const cell = cellsOf(cells, places);
  const mark = (column: string): string => cell(column)?.trim() ?? '';
  const marks = { line, id: mark('id'), sku: mark('sku'), version: mark('version') };
  const { product, issues } = productOf(marks);
  const about = { line, id: product?.id ?? null, name: mark('name') || (product?.name ?? '') };
  const fields = writtenFields(cell, product);
  const faults = [...extraCells(cells, places, lang), ...issues];
  if (faults.length === 0 && fields.every(({ isKept }) => isKept)) {
    return { verdict: { ...about, verdict: 'unchanged', issues: [] } };
  }
  const form = parsedForm(fields, lang);
  if (faults.length > 0 || 'issues' in form) {
    const formIssues = 'issues' in form ? form.issues : [];
    return { verdict: { ...about, verdict: 'faulty', issues: [...faults, ...formIssues] } };
  }
  return {
    verdict: { ...about, verdict: product ? 'changed' : 'new', issues: [] },
    write: { line, product, form: form.output },
  };
}

/** Finds the cell of a column; one that a short row leaves out is empty. */
const cellsOf =
  (cells: readonly string[], places: ColumnPlaces) =>
  (column: string): string | undefined => {
    const place = places.get(column);
    return place === undefined ? undefined : unescapedCell(cells[place] ?? '');
  };

function extraCells(
  cells: readonly string[],
  places: ColumnPlaces,
  lang: Language,
): RowVerdict['issues'] {
  const named = new Set(places.values());
  const hasMore = cells.some((cell, place) => cell.trim() !== '' && !named.has(place));
  return hasMore ? [{ path: 'row', message: said(rowFaults.moreCells)({ lang }) }] : [];
}

function parsedForm(
  fields: readonly WrittenField[],
  lang: Language,
): { readonly output: ProductForm } | { readonly issues: RowVerdict['issues'] } {
  const parsed = v.safeParse(productForm, formInput(fields), { lang });
  if (parsed.success) return { output: parsed.output };
  const issues = firstOfEach(parsed.issues);
  return { issues: issues.map(({ path, message }) => ({ path: columnAt(path), message })) };
}
