import { escapedCell } from '../core/csv';
import { productTable } from '../products/csv/columns';
import type { Product } from '../products/schema';

/** Cells by column name. */
export type Cells = Readonly<Record<string, string>>;

/** Header and rows of the product export, escaped as in the file. */
export function exportedCells(products: readonly Product[]): string[][] {
  const { head, rows } = productTable(products, new Date());
  return [[...head], ...rows.map((row) => row.map(escapedCell))];
}

/** The header has every column that occurs in any row. */
export function toCsvCells(...rows: readonly Cells[]): string[][] {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [head, ...rows.map((row) => head.map((column) => row[column] ?? ''))];
}

/** The required columns of a new product. */
export const newRow = {
  name: 'Quince Box',
  price: '42.50',
  category: 'gifts',
  region: 'Mexico',
  image_url: 'https://example.com/quince.jpg',
  description: 'Quince paste and Manchego.',
} as const satisfies Cells;
