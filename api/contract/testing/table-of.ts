import { escapedCell } from '../core/csv';
import { productTable } from '../products/csv/columns';
import type { Product } from '../products/schema';

/** A row's cells by their columns. */
export type Cells = Readonly<Record<string, string>>;

/** Every cell of what is exported of products, as it stands in the file. */
export function exportedCells(products: readonly Product[]): string[][] {
  const { head, rows } = productTable(products, new Date());
  return [[...head], ...rows.map((row) => row.map(escapedCell))];
}

/** A table with the columns that any of its rows has. */
export function tableOf(...rows: readonly Cells[]): string[][] {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [head, ...rows.map((row) => head.map((column) => row[column] ?? ''))];
}

/** As much of a row as a new product needs. */
export const newRow = {
  name: 'Quince Box',
  price: '42.50',
  category: 'gifts',
  region: 'Mexico',
  image_url: 'https://example.com/quince.jpg',
  description: 'Quince paste and Manchego.',
} as const satisfies Cells;
