import { type CsvTable, datedFileName } from './csv-table';
import type { Product } from './product';
import { productColumns } from './product-columns';

/** Products as a table that can be worked on in a spreadsheet and brought back. */
export const productTable = (products: readonly Product[], now: Date): CsvTable => ({
  fileName: datedFileName('products', now),
  head: productColumns.map(({ name }) => name),
  rows: products.map((product) => productColumns.map(({ written }) => written(product))),
});
