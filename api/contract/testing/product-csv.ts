import { escapeCell } from '../core/csv';
import { buildProductCsv } from '../products/csv/columns';
import type { Product } from '../products/schema';

/** Cells by column name. */
export type CellsByColumn = Readonly<Record<string, string>>;

/** Header and rows of the product export, escaped as in the file. */
export function exportRows(products: readonly Product[]): string[][] {
  const { header, rows } = buildProductCsv(products, new Date());
  return [[...header], ...Array.from(rows, (row) => row.map(escapeCell))];
}

/** The header has every column that occurs in any row. */
export function toCsvRows(...rows: readonly CellsByColumn[]): string[][] {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [header, ...rows.map((row) => header.map((column) => row[column] ?? ''))];
}

/** The required columns of a new product. */
export const minimalRow = {
  name: 'Quince Box',
  price: '42.50',
  category: 'gifts',
  region: 'Mexico',
  image_url: 'https://example.com/quince.jpg',
  description: 'Quince paste and Manchego.',
} as const satisfies CellsByColumn;
