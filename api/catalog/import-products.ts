import type * as v from 'valibot';
import type { Language } from '#contract/core/language';
import type { importProducts as importProductsEndpoint } from '#contract/products/admin-endpoints';

import type { RowResult } from '#contract/products/admin-schema';
import {
  type ImportContext,
  type ParsedTable,
  parseProductTable,
} from '#contract/products/csv/parse-table';
import { importErrors } from '#contract/products/messages';
import { inTransaction } from '../database/transaction';
import { badRequestError, fieldError, type HttpError } from '../dispatch/http-error';
import { loadImportContext } from './import-context';
import { recordImport } from './import-records';
import { writeRows } from './import-writes';
import { lockCatalog } from './lock-catalog';
import { type CatalogDependencies, withUniqueSku } from './product-writes';
import { snapshotProducts } from './snapshots';

type RawRows = readonly (readonly string[])[];

type ImportResult = v.InferOutput<typeof importProductsEndpoint.response>;

/** Validates without writing. Rejects with 400 for an unreadable file. */
export async function dryRunImport(
  { database, cacheVersion }: CatalogDependencies,
  rawRows: RawRows,
  language: Language,
): Promise<ImportResult> {
  const { rowResults } = await parseTable(
    rawRows,
    await loadImportContext(database, cacheVersion),
    language,
  );
  return { rows: [...rowResults], importId: null };
}

/** Imports all rows or none. Rejects with 400 for an unreadable file or invalid rows. */
export async function importProductRows(
  { database, cacheVersion, clock }: CatalogDependencies,
  rawRows: RawRows,
  language: Language,
): Promise<ImportResult> {
  const now = clock();
  const imported = await withUniqueSku(language, () =>
    inTransaction(database, async (trx) => {
      // Lock first, so that the rows are validated against the products that they overwrite.
      await lockCatalog(trx);
      const table = await parseTable(rawRows, await loadImportContext(trx, cacheVersion), language);
      const issues = collectRowIssues(table.rowResults);
      if (issues.length > 0) throw createRowsError(issues, language);
      const rows = [...table.rowResults];
      if (table.writes.length === 0) return { rows, importId: null };
      const changedIds = table.writes.flatMap(({ product }) => (product ? [product.id] : []));
      const before = await snapshotProducts(trx, changedIds);
      const createdIds = await writeRows(trx, table.writes, { now, language });
      return { rows, importId: await recordImport(trx, { before, createdIds, now }) };
    }),
  );
  if (imported.importId !== null) cacheVersion.increment();
  return imported;
}

async function parseTable(
  rawRows: RawRows,
  context: ImportContext,
  language: Language,
): Promise<ParsedTable> {
  const table = await parseProductTable(rawRows, context, language);
  if ('error' in table) throw fieldError(400, 'file', table.error, language);
  return table;
}

const createRowsError = (issues: RowResult['issues'], language: Language): HttpError =>
  badRequestError(importErrors.invalidRows[language], issues);

const collectRowIssues = (rowResults: readonly RowResult[]): RowResult['issues'] =>
  rowResults.flatMap(({ line, issues }) =>
    issues.map(({ path, message }) => ({ path: `rows.${line}.${path}`, message })),
  );
