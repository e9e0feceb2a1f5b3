import type { Knex } from 'knex';
import { defaultLanguage, type Language } from '#contract/core/language';
import type { BulkResult } from '#contract/products/admin-schema';
import {
  findConflictingSkus,
  getUndoCutoff,
  splitDoneAndMissing,
} from '#contract/products/bulk-changes';
import { restoreConflict } from '#contract/products/messages';
import { chunk } from '../database/chunk';
import { inTransaction } from '../database/transaction';
import { isUniqueViolation } from '../database/unique-violation';
import { isValidId } from '../database/valid-id';
import { localizedError } from '../dispatch/http-error';
import type { CatalogDependencies } from './product-writes';
import { lockProducts } from './row-locks';
import { restoreSnapshots, type Snapshot, snapshotBatch } from './snapshots';

/** Deletes all existing ones in one transaction; snapshots allow restoring them for a limited time. */
export async function deleteProductRecords(
  { database, cacheVersion, clock }: CatalogDependencies,
  ids: readonly number[],
): Promise<BulkResult> {
  const now = clock();
  const deleted = await inTransaction(database, async (trx) => {
    await trx('deleted_products').where('deleted_at', '<', getUndoCutoff(now)).delete();
    await lockProducts(trx, ids);
    const deletedIds = new Set<number>();
    for (const batch of chunk(ids.filter(isValidId))) {
      for (const { product } of await deleteBatch(trx, batch, now)) deletedIds.add(product.id);
    }
    return splitDoneAndMissing(ids, deletedIds);
  });
  cacheVersion.increment();
  return deleted;
}

/** Deletes locked products and stores their snapshots. */
export async function deleteBatch(
  trx: Knex.Transaction,
  ids: readonly number[],
  now: Date,
): Promise<Snapshot[]> {
  const snapshots = await snapshotBatch(trx, ids);
  if (snapshots.length === 0) return [];
  const deleted_at = now.toISOString();
  await trx('deleted_products').insert(
    snapshots.map((snapshot) => ({
      id: snapshot.product.id,
      data: JSON.stringify(snapshot),
      deleted_at,
    })),
  );
  await trx('products').whereIn('id', ids).delete();
  return snapshots;
}

/** Restores all or none. Rejects with 409 when another product uses one of the SKUs now. */
export async function restoreProductRecords(
  { database, cacheVersion, clock }: CatalogDependencies,
  ids: readonly number[],
  language: Language = defaultLanguage,
): Promise<BulkResult> {
  const now = clock();
  try {
    const restored = await inTransaction(database, async (trx) => {
      const snapshots = await consumeSnapshots(trx, ids, getUndoCutoff(now));
      await restoreSnapshots(trx, snapshots, now.toISOString());
      const restoredIds = new Set(snapshots.map(({ product }) => product.id));
      return splitDoneAndMissing(ids, restoredIds);
    });
    cacheVersion.increment();
    return restored;
  } catch (error) {
    if (!isUniqueViolation(error, 'products.sku')) throw error;
    const skus = await findTakenSkus(database, ids, getUndoCutoff(now));
    throw localizedError(409, restoreConflict(skus), language);
  }
}

/** Reads and deletes the snapshots, so that only one request can restore them. */
async function consumeSnapshots(
  trx: Knex.Transaction,
  ids: readonly number[],
  since: string,
): Promise<Snapshot[]> {
  const snapshots: Snapshot[] = [];
  for (const batch of chunk(ids.filter(isValidId))) {
    // UPDATE first, to lock and read the rows: SQLite's DELETE returns none here.
    const rows: { data: string }[] = await trx('deleted_products')
      .whereIn('id', batch)
      .where('deleted_at', '>=', since)
      .update({ id: trx.ref('id') })
      .returning('data');
    await trx('deleted_products').whereIn('id', batch).where('deleted_at', '>=', since).delete();
    snapshots.push(...rows.map(({ data }): Snapshot => JSON.parse(data)));
  }
  return snapshots;
}

async function findTakenSkus(
  database: Knex,
  ids: readonly number[],
  since: string,
): Promise<readonly string[]> {
  const deletedSkus: string[] = [];
  const skusInUse = new Set<string>();
  for (const batch of chunk(ids.filter(isValidId))) {
    const stored: string[] = await database('deleted_products')
      .whereIn('id', batch)
      .where('deleted_at', '>=', since)
      .pluck('data');
    const skus = stored.flatMap((data) => getSku(JSON.parse(data)) ?? []);
    for (const sku of await database('products').whereIn('sku', skus).pluck('sku'))
      skusInUse.add(sku);
    deletedSkus.push(...skus);
  }
  return findConflictingSkus(deletedSkus, (sku) => skusInUse.has(sku));
}

const getSku = ({ product }: Snapshot): string | null => product.sku;
