import type { UploadedFile } from '#contract/core/endpoint';
import { defaultLanguage, type Language } from '#contract/core/language';
import { buildProductCsv } from '#contract/products/csv/columns';
import { parseCsv } from '#contract/products/csv/decode';
import { findProducts } from '#contract/products/search';
import { CsvResult, type Handlers } from '../dispatch/handler';
import { fieldError } from '../dispatch/http-error';
import { dryRunImport, importProductRows } from './import-products';
import { createProductStore } from './product-store';
import type { CatalogDependencies } from './product-writes';
import { undoImportBatch } from './undo-import';

export const productCsvRoutes = (dependencies: CatalogDependencies) =>
  ({
    exportProducts: async ({ query }) => {
      const { database, cacheVersion, clock } = dependencies;
      const products = await createProductStore(database, cacheVersion).list();
      return new CsvResult(buildProductCsv(findProducts(products, query), clock()));
    },

    importProducts: async ({ query, body: { language = defaultLanguage }, files }) => {
      const rawRows = await parseRawRows(files, language);
      const runImport = query.dry === '1' ? dryRunImport : importProductRows;
      return runImport(dependencies, rawRows, language);
    },

    undoImport: ({ body: { importId, language = defaultLanguage } }) =>
      undoImportBatch(dependencies, importId, language),
  }) satisfies Partial<Handlers>;

async function parseRawRows(
  [file]: readonly UploadedFile[],
  language: Language,
): Promise<string[][]> {
  const csv = await parseCsv(file ? await file.bytes() : new Uint8Array());
  if ('error' in csv) throw fieldError(400, 'file', csv.error, language);
  return csv.rawRows;
}
