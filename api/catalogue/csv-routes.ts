import type { SentFile } from '#contract/core/endpoint';
import { defaultLanguage, type Language } from '#contract/core/language';
import { productTable } from '#contract/products/csv/columns';
import { readCsv } from '#contract/products/csv/decode';
import { findProducts } from '#contract/products/search';
import { CsvResult, type Handlers } from '../dispatch/handler';
import { fieldError } from '../dispatch/problem';
import { checkProducts, importProducts } from './import-products';
import type { CatalogDependencies } from './product-writes';
import { createProductStore } from './store';
import { undoImport } from './undo-import';

export const catalogCsvRoutes = (parts: CatalogDependencies) =>
  ({
    exportProducts: async ({ query }) => {
      const { database, cacheVersion, clock } = parts;
      const products = await createProductStore(database, cacheVersion).list();
      return new CsvResult(productTable(findProducts(products, query), clock()));
    },

    importProducts: async ({ query, body: { language = defaultLanguage }, files }) => {
      const cells = await parseCells(files, language);
      const runImport = query.dry === '1' ? checkProducts : importProducts;
      return runImport(parts, cells, language);
    },

    undoImport: ({ body: { importId, language = defaultLanguage } }) =>
      undoImport(parts, importId, language),
  }) satisfies Partial<Handlers>;

async function parseCells([file]: readonly SentFile[], language: Language): Promise<string[][]> {
  const csv = readCsv(file ? await file.bytes() : new Uint8Array());
  if ('refusal' in csv) throw fieldError(400, 'file', csv.refusal, language);
  return csv.cells;
}
