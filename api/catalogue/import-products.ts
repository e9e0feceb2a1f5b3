import type * as v from 'valibot';
import type { Language } from '#contract/core/language';
import type { importProducts as importProductsEndpoint } from '#contract/products/admin-endpoints';
import { collectRowIssues } from '#contract/products/admin-rules';
import type { RowVerdict } from '#contract/products/admin-schema';
import {
  type ReadTable,
  readProductTable,
  type TableTarget,
} from '#contract/products/csv/parse-table';
import { importErrors } from '#contract/products/messages';
import { inTransaction } from '../database/transaction';
import { fieldError, type HttpProblem, invalid } from '../dispatch/problem';
import { lockCatalog } from './hold-catalogue';
import { recordImport } from './import-records';
import { importTarget } from './import-target';
import { writeRows } from './import-writes';
import { type CatalogDependencies, withFreeSku } from './product-writes';
import { snapshotProducts } from './snapshots';

type Cells = readonly (readonly string[])[];

type Imported = v.InferOutput<typeof importProductsEndpoint.response>;

/** Validates without writing. Rejects with 400 for an unreadable file. */
export async function checkProducts(
  { database, cacheVersion }: CatalogDependencies,
  cells: Cells,
  language: Language,
): Promise<Imported> {
  const { verdicts } = readTable(cells, await importTarget(database, cacheVersion), language);
  return { rows: [...verdicts], importId: null };
}

/** Imports all rows or none. Rejects with 400 for an unreadable file or invalid rows. */
export async function importProducts(
  { database, cacheVersion, clock }: CatalogDependencies,
  cells: Cells,
  language: Language,
): Promise<Imported> {
  const now = clock();
  const imported = await withFreeSku(language, () =>
    inTransaction(database, async (trx) => {
      // Lock first, so that the rows are validated against the products that they overwrite.
      await lockCatalog(trx);
      const table = readTable(cells, await importTarget(trx, cacheVersion), language);
      const issues = collectRowIssues(table.verdicts);
      if (issues.length > 0) throw createRowsError(issues, language);
      const rows = [...table.verdicts];
      if (table.writes.length === 0) return { rows, importId: null };
      const changed = table.writes.flatMap(({ product }) => (product ? [product.id] : []));
      const before = await snapshotProducts(trx, changed);
      const created = await writeRows(trx, table.writes, { now, language });
      return { rows, importId: await recordImport(trx, { before, created, now }) };
    }),
  );
  if (imported.importId !== null) cacheVersion.changed();
  return imported;
}

function readTable(cells: Cells, target: TableTarget, language: Language): ReadTable {
  const table = readProductTable(cells, target, language);
  if ('refusal' in table) throw fieldError(400, 'file', table.refusal, language);
  return table;
}

const createRowsError = (issues: RowVerdict['issues'], language: Language): HttpProblem =>
  invalid(importErrors.invalidRows[language], issues);
