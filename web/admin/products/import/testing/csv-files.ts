import { buildProductCsv } from '#contract/products/csv/columns';
import type { Product } from '#contract/products/schema';
import { listServerProducts } from '../../../../testing/mock-server';

const quoteCell = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

export const buildCsvFile = (rows: readonly (readonly string[])[], name = 'products.csv'): File =>
  new File([rows.map((cells) => cells.map(quoteCell).join(',')).join('\r\n')], name, {
    type: 'text/csv',
  });

/** Rows as the CSV export writes them, including its header. */
export function toCsvRows(products: readonly Product[]): string[][] {
  const { header: columns, rows } = buildProductCsv(products, new Date());
  return [[...columns], ...Array.from(rows, (cells) => [...cells])];
}

export function buildNewRow(columns: readonly string[], name: string): string[] {
  const cells = new Map([
    ['name', name],
    ['price', '42.50'],
    ['category', 'gifts'],
    ['region', 'Mexico'],
    ['description', 'Quince paste.'],
    ['image_url', 'https://example.com/quince.jpg'],
  ]);
  return columns.map((column) => cells.get(column) ?? '');
}

export const getFirstProducts = (count: number): Product[] => listServerProducts().slice(0, count);

const withPrice = (columns: string[], row: string[] = [], price = ''): string[] =>
  row.map((cell, index) => (columns[index] === 'price' ? price : cell));

/** Two new products, one with another price and one unchanged. */
export function buildValidFile(): File {
  const [columns = [], firstRow, secondRow = []] = toCsvRows(getFirstProducts(2));
  return buildCsvFile([
    columns,
    withPrice(columns, firstRow, '1.25'),
    secondRow,
    buildNewRow(columns, 'A'),
    buildNewRow(columns, 'B'),
  ]);
}

/** A valid new product, one without a name and one with an unknown id. */
export function buildInvalidFile(): File {
  const [columns = []] = toCsvRows([]);
  const unknownIdRow = buildNewRow(columns, 'Nothing').with(columns.indexOf('id'), '99999');
  return buildCsvFile([columns, buildNewRow(columns, 'A'), buildNewRow(columns, ''), unknownIdRow]);
}
