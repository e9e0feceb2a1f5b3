import type { Knex } from 'knex';
import { splitDoneAndMissing } from '#contract/products/admin-rules';
import type { Done, ProductChange } from '#contract/products/admin-schema';
import type { Product } from '#contract/products/schema';
import { isCountable } from '../database/countable';
import { inPortions } from '../database/in-portions';
import { inTransaction } from '../database/transaction';
import { holdProducts } from './held-rows';
import { nextVersion, toCents } from './product-columns';
import type { CatalogDependencies } from './product-writes';
import { createProductStore } from './store';

/** Changes all existing products in one transaction. */
export async function changeProducts(
  { database, cacheVersion, clock }: CatalogDependencies,
  changes: readonly ProductChange[],
): Promise<Done & { products: Product[] }> {
  const now = clock();
  const changed = await inTransaction(database, async (trx) => {
    const requestedIds = changes.map(({ id }) => id);
    await holdProducts(trx, requestedIds);
    const ids = new Set<number>();
    for (const alike of changedAlike(changes)) {
      for (const id of await changeAlike(trx, alike, now)) ids.add(id);
    }
    const result = splitDoneAndMissing(requestedIds, ids);
    return { ...result, products: await createProductStore(trx, cacheVersion).some(result.done) };
  });
  cacheVersion.changed();
  return changed;
}

/** Products that get the same values. */
interface Alike {
  readonly columns: Readonly<Record<string, unknown>>;
  readonly ids: number[];
}

/** Groups equal changes: one UPDATE per group. */
function changedAlike(changes: readonly ProductChange[]): Iterable<Alike> {
  const groups = new Map<string, Alike>();
  for (const { id, inStock, featured, quantityAvailable, price } of changes) {
    if (!isCountable(id)) continue;
    const columns = {
      in_stock: inStock,
      featured,
      quantity_available: quantityAvailable,
      price_cents: price === undefined ? undefined : toCents(price),
    };
    const key = JSON.stringify(columns);
    const group: Alike = groups.get(key) ?? { columns, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  return groups.values();
}

/** Returns the ids of existing products. */
async function changeAlike(
  trx: Knex.Transaction,
  { columns, ids }: Alike,
  now: Date,
): Promise<number[]> {
  const changed: number[] = [];
  for (const portion of inPortions(ids)) {
    const rows: { id: number }[] = await trx('products')
      .whereIn('id', portion)
      .update({ ...columns, ...nextVersion(trx, now) })
      .returning('id');
    changed.push(...rows.map(({ id }) => id));
  }
  return changed;
}
