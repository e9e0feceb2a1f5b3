import type { Knex } from 'knex';
import type { BulkResult, ProductChange } from '#contract/products/admin-schema';
import { splitDoneAndMissing } from '#contract/products/bulk-changes';
import type { Product } from '#contract/products/schema';
import { chunk } from '../database/chunk';
import { inTransaction } from '../database/transaction';
import { isValidId } from '../database/valid-id';
import { createProductStore } from './product-store';
import { nextVersionColumns, toCents } from './product-write-columns';
import type { CatalogDependencies } from './product-writes';
import { lockProducts } from './row-locks';

/** Changes all existing products in one transaction. */
export async function changeProductRecords(
  { database, cacheVersion, clock }: CatalogDependencies,
  changes: readonly ProductChange[],
): Promise<BulkResult & { products: Product[] }> {
  const now = clock();
  const changed = await inTransaction(database, async (trx) => {
    const requestedIds = changes.map(({ id }) => id);
    await lockProducts(trx, requestedIds);
    const ids = new Set<number>();
    for (const group of groupChanges(changes)) {
      for (const id of await applyGroup(trx, group, now)) ids.add(id);
    }
    const result = splitDoneAndMissing(requestedIds, ids);
    return {
      ...result,
      products: await createProductStore(trx, cacheVersion).findMany(result.done),
    };
  });
  cacheVersion.increment();
  return changed;
}

/** Products that get the same values. */
interface ChangeGroup {
  readonly columns: Readonly<Record<string, unknown>>;
  readonly ids: number[];
}

/** Groups equal changes: one UPDATE per group. */
function groupChanges(changes: readonly ProductChange[]): Iterable<ChangeGroup> {
  const groups = new Map<string, ChangeGroup>();
  for (const { id, inStock, featured, quantityAvailable, price } of changes) {
    if (!isValidId(id)) continue;
    const columns = {
      in_stock: inStock,
      featured,
      quantity_available: quantityAvailable,
      price_cents: price === undefined ? undefined : toCents(price),
    };
    const key = JSON.stringify(columns);
    const group: ChangeGroup = groups.get(key) ?? { columns, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  return groups.values();
}

/** Returns the ids of existing products. */
async function applyGroup(
  trx: Knex.Transaction,
  { columns, ids }: ChangeGroup,
  now: Date,
): Promise<number[]> {
  const changed: number[] = [];
  for (const batch of chunk(ids)) {
    const rows: { id: number }[] = await trx('products')
      .whereIn('id', batch)
      .update({ ...columns, ...nextVersionColumns(trx, now) })
      .returning('id');
    changed.push(...rows.map(({ id }) => id));
  }
  return changed;
}
