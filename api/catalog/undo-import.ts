import type { Knex } from 'knex';
import type { Language } from '#contract/core/language';
import type { BulkResult } from '#contract/products/admin-schema';
import { getUndoCutoff, splitDoneAndMissing } from '#contract/products/bulk-changes';
import { importErrors } from '#contract/products/messages';
import { chunk } from '../database/chunk';
import { inTransaction } from '../database/transaction';
import { isValidId } from '../database/valid-id';
import { localizedError } from '../dispatch/http-error';
import { deleteBatch } from './deleted-products';
import { consumeImport, type ImportedProduct } from './import-records';
import { lockCatalog } from './lock-catalog';
import { type CatalogDependencies, withUniqueSku } from './product-writes';
import { revertProducts } from './snapshots';

/** Skips products that were changed since the import. Rejects with 404 if the import is expired or already undone. */
export async function undoImportBatch(
  { database, cacheVersion, clock }: CatalogDependencies,
  importId: number,
  language: Language,
): Promise<BulkResult> {
  const now = clock();
  const undone = await withUniqueSku(language, () =>
    inTransaction(database, async (trx) => {
      await lockCatalog(trx);
      const imported = isValidId(importId)
        ? await consumeImport(trx, importId, getUndoCutoff(now))
        : [];
      if (imported.length === 0) throw localizedError(404, importErrors.notUndoable, language);
      const unchanged = await filterUnchanged(trx, imported);
      const created = unchanged.filter(({ before }) => before === undefined);
      for (const batch of chunk(created)) {
        await deleteBatch(trx, getIds(batch), now);
      }
      await revertProducts(
        trx,
        unchanged.flatMap(({ before }) => before ?? []),
        now.toISOString(),
      );
      return splitDoneAndMissing(getIds(imported), new Set(getIds(unchanged)));
    }),
  );
  cacheVersion.increment();
  return undone;
}

const getIds = (products: readonly ImportedProduct[]): number[] => products.map(({ id }) => id);

/** Compares versions. */
async function filterUnchanged(
  trx: Knex.Transaction,
  imported: readonly ImportedProduct[],
): Promise<ImportedProduct[]> {
  const versions = new Map<number, number>();
  for (const batch of chunk(getIds(imported))) {
    const rows: { id: number; version: number }[] = await trx('products')
      .whereIn('id', batch)
      .select('id', 'version');
    for (const { id, version } of rows) versions.set(id, version);
  }
  return imported.filter(({ id, version }) => versions.get(id) === version);
}
