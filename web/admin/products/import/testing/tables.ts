import type { Product } from '#contract/product';
import { productTable } from '#contract/product-table';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** A file of such lines. */
export const fileOf = (rows: readonly (readonly string[])[], name = 'products.csv'): File =>
  new File([rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')], name, {
    type: 'text/csv',
  });

/** Lines as they are exported, with what a spreadsheet made of them. */
export function linesOf(products: readonly Product[]): string[][] {
  const { head, rows } = productTable(products, new Date());
  return [[...head], ...rows.map((cells) => [...cells])];
}

/** The line of a new product of that name. */
export function newLine(head: readonly string[], name: string): string[] {
  const cells = new Map([
    ['name', name],
    ['price', '42.50'],
    ['category', 'gifts'],
    ['region', 'Mexico'],
    ['description', 'Quince paste.'],
    ['image_url', 'https://example.com/quince.jpg'],
  ]);
  return head.map((column) => cells.get(column) ?? '');
}
