import { productTable } from '#contract/products/csv/columns';
import type { Product } from '#contract/products/schema';
import { soldProducts } from '../../../../testing/mock-server';

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

/** The first products of the shop. */
export const firstProducts = (count: number): Product[] => soldProducts().slice(0, count);

const priced = (head: string[], line: string[] = [], price = ''): string[] =>
  line.map((cell, at) => (head[at] === 'price' ? price : cell));

/** Two new products, one that costs something else, and one that stays as it is. */
export function goodFile(): File {
  const [head = [], first, second = []] = linesOf(firstProducts(2));
  return fileOf([
    head,
    priced(head, first, '1.25'),
    second,
    newLine(head, 'A'),
    newLine(head, 'B'),
  ]);
}

/** A product that is good, one without a name, and one that is not there. */
export function faultyFile(): File {
  const [head = []] = linesOf([]);
  const unknown = newLine(head, 'Nothing').with(head.indexOf('id'), '99999');
  return fileOf([head, newLine(head, 'A'), newLine(head, ''), unknown]);
}
