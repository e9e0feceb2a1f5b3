import type { Knex } from 'knex';
import { defaultLanguage, type Language } from '#contract/core/language';
import { restorableSince, splitDoneAndMissing, takenSkus } from '#contract/products/admin-rules';
import type { Done } from '#contract/products/admin-schema';
import { restoreTaken } from '#contract/products/messages';
import { isCountable } from '../database/countable';
import { inPortions } from '../database/in-portions';
import { inTransaction } from '../database/transaction';
import { isTaken } from '../database/unique-violation';
import { localizedError } from '../dispatch/problem';
import { holdProducts } from './held-rows';
import type { CatalogDependencies } from './product-writes';
import { putBack, type Snapshot, takeSnapshots } from './snapshots';

/** Deletes all existing ones in one transaction; snapshots allow restoring them for a limited time. */
export async function deleteProducts(
  { database, cacheVersion, clock }: CatalogDependencies,
  ids: readonly number[],
): Promise<Done> {
  const now = clock();
  const deleted = await inTransaction(database, async (trx) => {
    await trx('deleted_products').where('deleted_at', '<', restorableSince(now)).delete();
    await holdProducts(trx, ids);
    const gone = new Set<number>();
    for (const portion of inPortions(ids.filter(isCountable))) {
      for (const { product } of await removePortion(trx, portion, now)) gone.add(product.id);
    }
    return splitDoneAndMissing(ids, gone);
  });
  cacheVersion.changed();
  return deleted;
}

/** Deletes locked products and stores their snapshots. */
export async function removePortion(
  trx: Knex.Transaction,
  ids: readonly number[],
  now: Date,
): Promise<Snapshot[]> {
  const snapshots = await takeSnapshots(trx, ids);
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
export async function restoreProducts(
  { database, cacheVersion, clock }: CatalogDependencies,
  ids: readonly number[],
  language: Language = defaultLanguage,
): Promise<Done> {
  const now = clock();
  try {
    const restored = await inTransaction(database, async (trx) => {
      const snapshots = await takenSnapshots(trx, ids, restorableSince(now));
      await putBack(trx, snapshots, now.toISOString());
      const back = new Set(snapshots.map(({ product }) => product.id));
      return splitDoneAndMissing(ids, back);
    });
    cacheVersion.changed();
    return restored;
  } catch (error) {
    if (!isTaken(error, 'products.sku')) throw error;
    const skus = await skusTaken(database, ids, restorableSince(now));
    throw localizedError(409, restoreTaken(skus), language);
  }
}

/** Reads and deletes the snapshots, so that only one request can restore them. */
async function takenSnapshots(
  trx: Knex.Transaction,
  ids: readonly number[],
  since: string,
): Promise<Snapshot[]> {
  const snapshots: Snapshot[] = [];
  for (const portion of inPortions(ids.filter(isCountable))) {
    // UPDATE first, to lock and read the rows: SQLite's DELETE returns none here.
    const rows: { data: string }[] = await trx('deleted_products')
      .whereIn('id', portion)
      .where('deleted_at', '>=', since)
      .update({ id: trx.ref('id') })
      .returning('data');
    await trx('deleted_products').whereIn('id', portion).where('deleted_at', '>=', since).delete();
    snapshots.push(...rows.map(({ data }): Snapshot => JSON.parse(data)));
  }
  return snapshots;
}

async function skusTaken(
  database: Knex,
  ids: readonly number[],
  since: string,
): Promise<readonly string[]> {
  const wanted: string[] = [];
  const sold = new Set<string>();
  for (const portion of inPortions(ids.filter(isCountable))) {
    const stored: string[] = await database('deleted_products')
      .whereIn('id', portion)
      .where('deleted_at', '>=', since)
      .pluck('data');
    const skus = stored.flatMap((data) => getSku(JSON.parse(data)) ?? []);
    for (const sku of await database('products').whereIn('sku', skus).pluck('sku')) sold.add(sku);
    wanted.push(...skus);
  }
  return takenSkus(wanted, (sku) => sold.has(sku));
}

const getSku = ({ product }: Snapshot): string | null => product.sku;
