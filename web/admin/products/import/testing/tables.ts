import { buildProductCsv } from '#contract/products/csv/columns';
import type { Product } from '#contract/products/schema';
import { soldProducts } from '../../../../testing/mock-server';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

export const buildCsvFile = (rows: readonly (readonly string[])[], name = 'products.csv'): File =>
  new File([rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')], name, {
    type: 'text/csv',
  });

/** Rows as the CSV export writes them, including its header. */
export function toCsvRows(products: readonly Product[]): string[][] {
  const { header, rows } = buildProductCsv(products, new Date());
  return [[...header], ...rows.map((cells) => [...cells])];
}

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

export const firstProducts = (count: number): Product[] => soldProducts().slice(0, count);

const priced = (head: string[], line: string[] = [], price = ''): string[] =>
  line.map((cell, at) => (head[at] === 'price' ? price : cell));

/** Two new products, one with another price and one unchanged. */
export function goodFile(): File {
  const [head = [], first, second = []] = toCsvRows(firstProducts(2));
  return buildCsvFile([
    head,
    priced(head, first, '1.25'),
    second,
    newLine(head, 'A'),
    newLine(head, 'B'),
  ]);
}

/** A valid new product, one without a name and one with an unknown id. */
export function buildInvalidFile(): File {
  const [head = []] = toCsvRows([]);
  const unknown = newLine(head, 'Nothing').with(head.indexOf('id'), '99999');
  return buildCsvFile([head, newLine(head, 'A'), newLine(head, ''), unknown]);
}
